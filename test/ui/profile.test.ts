import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadProfile, saveProfile } from '../../src/cli/services/profile.ts'
import { DEFAULT_PROFILE, profileText, readProfile } from '../../src/ui/profile.ts'
import { sessionFor } from '../support/plain.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'lychgate-profile-'))

test('settings survive being written and read', () => {
  const path = join(folder(), 'new', 'settings.json')
  expect(loadProfile(path)).toEqual({ profile: DEFAULT_PROFILE, fault: null })
  const wanted = { ...DEFAULT_PROFILE, ids: true, name: 'Ann', pace: 'slow' as const }
  expect(saveProfile(wanted, path)).toBeNull()
  expect(readFileSync(path, 'utf8')).toBe(profileText(wanted))
  expect(loadProfile(path)).toEqual({ profile: wanted, fault: null })
})

test.each(['', '{', '[]', '{"ids":"yes"}', '{"shoes":2}'])(
  'settings that read %j are one sentence, and the defaults',
  (text) => {
    const { profile, fault } = readProfile(text, 'there.json')
    expect(profile).toEqual(DEFAULT_PROFILE)
    expect(fault).toMatch(
      /^The settings in there\.json cannot be read \(.+\), so the defaults are used; .+\.$/,
    )
  },
)

test('settings that cannot be written are one sentence', () => {
  const path = join(folder(), 'file')
  writeFileSync(path, '')
  chmodSync(path, 0o400)
  expect(saveProfile(DEFAULT_PROFILE, join(path, 'settings.json'))).toMatch(
    /^The settings cannot be written to .+\.$/,
  )
})

test.skipIf(process.platform === 'win32')(
  'a pipe in the place of the settings is waited for by nobody',
  () => {
    const path = join(folder(), 'settings.json')
    spawnSync('mkfifo', [path])
    expect(loadProfile(path)).toEqual({ profile: DEFAULT_PROFILE, fault: expect.stringContaining(path) })
    expect(saveProfile(DEFAULT_PROFILE, path)).toContain('cannot be written')
  },
)

test('SETTINGS lists what is set, changes one setting and keeps it', () => {
  const kept: object[] = []
  const session = sessionFor({
    ids: false,
    keepSettings: (settings) => {
      kept.push(settings)
      return null
    },
  })
  expect(session.line('settings').out.join(' ')).toContain('hints on, ids off, whys off')
  expect(kept).toEqual([])
  session.line('settings ids on')
  expect(kept).toEqual([{ hints: true, ids: true, whys: 'off' }])
  expect(session.line('settings').out.join(' ')).toContain('ids on')
  expect(session.line('settings shoes').refused).toBe(true)
})
