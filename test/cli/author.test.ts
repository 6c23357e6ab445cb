// An author's path: a skeleton, check, preview, simulate, and a game with the pack, saved and found again.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'lychgate-author-'))
afterAll(() => rmSync(home, { recursive: true }))

function lychgate(args: string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, ...args], {
    cwd: home,
    encoding: 'utf8',
    input,
    env: { ...process.env, XDG_CONFIG_HOME: join(home, 'config') },
  })
  return { stdout, stderr, status, last: stdout.trimEnd().split('\n').at(-1) }
}

const KINDS = ['haunt', 'tile', 'item', 'event', 'omen']
const HAUNT = 'haunts/51-the-clockmaker.yaml'

beforeAll(() => {
  for (const kind of KINDS)
    expect(lychgate(['new', kind, kind === 'haunt' ? 'The Clockmaker' : `Brass ${kind}`]).status).toBe(0)
})

describe('a skeleton', () => {
  test('names the next step, and is never written over a file', () => {
    const again = lychgate(['new', 'haunt', 'The Clockmaker'])
    expect(again.status).toBe(1)
    expect(again.stderr).toContain('51-the-clockmaker.yaml already: give this one another name.')
    const other = lychgate(['new', 'haunt', 'The Clock Mender', '--dir', 'other'])
    expect(other.stdout).toBe(
      `Wrote ${join('other', 'haunts/51-the-clock-mender.yaml')}: change it, and check it as often as you like.\nNext: lychgate check other\n`,
    )
    expect(lychgate(['new', 'haunt', 'A Third', '--dir', 'other']).stdout).toContain('52-a-third.yaml')
  })

  test.each([
    [['new', 'hant', 'X'], "there is no skeleton of 'hant'"],
    [['new', 'item', '…'], 'at least one letter or digit'],
    [['new', 'item', 'Odd', '--number', '7'], 'only a haunt has a --number'],
    [['new', 'haunt', 'Odd', '--number', '17'], 'there is a haunt 17 already'],
  ])('is refused for %j', (args, because) => {
    const { stderr, status } = lychgate(args)
    expect(stderr.toLowerCase()).toContain(because)
    expect(status).toBe(2)
  })

  test('has no problem in any edition, whatever its kind', () => {
    const { stdout, status } = lychgate(['check', 'my-pack'])
    expect(stdout.trimEnd().split('\n')).toEqual([
      'No problems.',
      'events/brass-event.yaml: legacy, first, second, third',
      `${HAUNT}: legacy, first, second, third`,
      'items/brass-item.yaml: legacy, first, second, third',
      'omens/brass-omen.yaml: legacy, first, second, third',
      'tiles/brass-tile.yaml: legacy, first, second, third',
      'Next: lychgate preview haunt 51 --pack my-pack',
    ])
    expect(status).toBe(0)
  })

  test('of a haunt has both pages, and ends in random play', () => {
    const pages = lychgate(['preview', 'haunt', '51', '--pack', 'my-pack', '--players', '4'])
    expect(pages.stdout).toContain('Wind the clock')
    expect(pages.last).toBe(
      'Next: lychgate simulate --pack my-pack --haunt 51 --ai random --games 100 --check',
    )
    const games = ['--ai', 'random', '--games', '8', '--check', '--jobs', '1']
    for (const edition of ['legacy', 'first']) {
      const { stdout, last } = lychgate(['simulate', '--pack', 'my-pack', '--edition', edition, ...games])
      expect(stdout).toContain('8 ended; 0 stalled, 0 broke off, 0 broke an invariant.')
      expect(last).toBe('Next: lychgate simulate --pack my-pack --haunt 51 --games 400')
    }
  })

  test('comments every field of its kind', () => {
    const text = readFileSync(join(home, 'my-pack', HAUNT), 'utf8')
    for (const field of ['premise', 'truths', 'monsters', 'secrets', 'houseTurn', 'playsOn'])
      expect(text).toMatch(new RegExp(`^(# )?${field}\\b`, 'm'))
  })
})

describe('a game with a pack', () => {
  const saves = ['--saves', join(home, 'saves')]
  const verify = () => lychgate(['replay', 'free-crow', '--verify', ...saves])

  beforeAll(() => {
    const played = lychgate(['pack', 'my-pack', '--seed', 'crow', '--plain', ...saves], 'end\n')
    expect(played.last).toContain('Saved as free-crow.')
  })

  test('keeps the name and the hash of the pack, and finds it again', () => {
    const { opening } = (
      JSON.parse(readFileSync(join(home, 'saves/games/free-crow/game.json'), 'utf8')) as {
        body: { opening: { pack: object; options: object } }
      }
    ).body
    expect(opening.pack).toEqual({ name: 'my-pack', hash: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(opening.options).toMatchObject({ haunt: 51 })
    expect(verify()).toMatchObject({ status: 0, stderr: '' })
    expect(lychgate(['resume', 'free-crow', '--plain', ...saves], 'look\n').stdout).toContain(
      'Resumed free-crow',
    )
  })

  test('is not opened with another pack of that name, and loses nothing', () => {
    const before = readFileSync(join(home, 'saves/games/free-crow/game.json'))
    cpSync(join(home, 'my-pack'), join(home, 'kept'), { recursive: true })
    appendFileSync(join(home, 'my-pack', HAUNT), '# changed\n')
    for (const args of [
      ['resume', 'free-crow', '--plain'],
      ['replay', 'free-crow'],
      ['saves', 'verify', 'free-crow'],
    ]) {
      const { stdout, stderr, status } = lychgate([...args, ...saves])
      expect(`${stdout}${stderr}`).toContain('now holds another')
      expect(status).toBe(6)
    }
    renameSync(join(home, 'my-pack'), join(home, 'aside'))
    const { stderr, status } = lychgate(['resume', 'free-crow', '--plain', ...saves])
    expect(stderr).toMatch(
      /^This game was played with the pack my-pack \(.*\), which is not where it was: name/,
    )
    expect(status).toBe(6)
    expect(readFileSync(join(home, 'saves/games/free-crow/game.json'))).toEqual(before)
    expect(lychgate(['replay', 'free-crow', '--verify', '--pack', 'kept', ...saves]).status).toBe(0)
    expect(verify().status).toBe(0)
    expect(existsSync(join(home, 'saves/games/free-crow/damaged-1.json'))).toBe(false)
  })

  test('needs its pack as a recording too', () => {
    lychgate(['saves', 'export', 'free-crow', 'rec.jsonl', ...saves])
    expect(lychgate(['replay', 'rec.jsonl', '--verify', '--pack', 'kept']).status).toBe(0)
    expect(lychgate(['replay', 'rec.jsonl', '--verify', '--pack', 'other']).status).toBe(6)
  })
})
