// Campaigns on disk through the real executable: damage, recovery, and two programs.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newBox } from '../../src/campaign/box.ts'
import { Campaigns, sittingName } from '../../src/campaign/campaign-file.ts'
import { nextSitting } from '../../src/campaign/sitting.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { playOn, someFolder } from '../support/tables.ts'

const executable = fileURLToPath(new URL('../../bin/lychgate.js', import.meta.url))
const catalog = await loadCatalog()
const NAME = 'thole'
const FAMILIES = ['blue', 'green', 'purple']

function lychgate(folder: string, ...argv: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [executable, ...argv], {
    cwd: folder,
    env: { ...process.env, LYCHGATE_SAVES: folder },
    input: '',
    encoding: 'utf8',
  })
  expect(stderr).not.toMatch(/\n\s+at |stumbled/)
  return { stdout, stderr, status }
}

/** A campaign whose first game has 25 choices. */
async function begun(by: 'person' | 'ai:random' = 'person') {
  const folder = someFolder()
  const shelf = new Campaigns(folder, '0.1.0')
  const players = FAMILIES.map((family) => ({ family, by }))
  const { edition } = catalog
  const campaign = {
    name: shelf.claim(NAME),
    edition,
    seed: 'crow',
    players,
    sittings: [],
    box: newBox(catalog, 'crow'),
  }
  shelf.write(campaign)
  const next = await nextSitting(catalog, shelf, campaign, MINDS)
  if (!('table' in next)) throw new Error(JSON.stringify(next))
  playOn(next.table, 25)
  const game = shelf.sittingsOf(NAME).pathOf(sittingName(0))
  return { folder, shelf, game }
}

test('given a damaged campaign, when it is played, then the way back is named; recovered, it goes on', async () => {
  const { folder, shelf } = await begun()
  writeFileSync(shelf.pathOf(NAME), 'damaged')
  for (const command of [
    ['play', '--campaign', NAME],
    ['campaign', 'show', NAME],
    ['campaign', 'verify', NAME],
  ])
    expect(lychgate(folder, ...command)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('"lychgate campaign recover thole"'),
    })
  const recovered = lychgate(folder, 'campaign', 'recover', NAME)
  expect(recovered).toMatchObject({ status: 0, stderr: '' })
  expect(recovered.stdout).toContain('What was damaged is kept as damaged-1.json.')
  expect(recovered.stdout).toContain('Continue with: lychgate play --campaign thole')
  expect(lychgate(folder, 'play', '--campaign', NAME)).toMatchObject({ status: 0, stderr: '' })
  expect(lychgate(folder, 'campaign', 'recover', NAME)).toMatchObject({
    status: 1,
    stderr: 'The campaign thole and its game are whole: nothing was changed.\n',
  })
})

test('given a damaged game of a campaign, when it is recovered, then its newest whole copy is played', async () => {
  const { folder, game } = await begun()
  writeFileSync(game, readFileSync(game).subarray(0, 3000))
  const refused = lychgate(folder, 'play', '--campaign', NAME)
  expect(refused.status).toBe(3)
  expect(refused.stderr).toMatch(/choices? (is|are) missing.*"lychgate campaign recover thole"/)
  const recovered = JSON.parse(lychgate(folder, 'campaign', 'recover', NAME, '--json').stdout)
  expect(recovered).toMatchObject({ name: NAME, files: [{ file: 'game 00', aside: ['damaged-1.json'] }] })
  expect(25 - recovered.files[0].choices).toBe(recovered.files[0].missing)
  expect(lychgate(folder, 'play', '--campaign', NAME)).toMatchObject({ status: 0, stderr: '' })
})

test('given a whole campaign, when it is verified, then its boxes, its games and their copies are', async () => {
  const { folder } = await begun()
  expect(lychgate(folder, 'campaign', 'verify', NAME)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /^thole: 0 games, every box matches\.\n00: all 25 choices match; \d copies are whole\.\n$/,
    ),
    stderr: '',
  })
  const verified = JSON.parse(lychgate(folder, 'campaign', 'verify', NAME, '--json').stdout)
  expect(verified).toMatchObject({ name: NAME, ok: true, played: 0, problem: null, damagedCopies: [] })
  expect(verified.games).toMatchObject([{ name: '00', ok: true, choices: 25 }])
})

test('given a damaged game or copy, when its campaign is verified, then it is named and the exit code is 3', async () => {
  const { folder, shelf, game } = await begun()
  writeFileSync(shelf.pathOf(NAME).replace('.json', '.1.json'), 'damaged')
  const copy = lychgate(folder, 'campaign', 'verify', NAME)
  expect(copy).toMatchObject({ status: 3, stdout: expect.stringContaining('campaign.1.json is damaged.') })
  writeFileSync(game, readFileSync(game).subarray(0, 3000))
  const cut = lychgate(folder, 'campaign', 'verify', NAME)
  expect(cut).toMatchObject({ status: 3, stdout: expect.stringMatching(/^00: The file is damaged/m) })
  const facts = lychgate(folder, 'campaign', 'verify', NAME, '--json')
  expect(facts.status).toBe(3)
  expect(JSON.parse(facts.stdout)).toMatchObject({
    ok: false,
    damagedCopies: ['campaign.1.json'],
    games: [{ ok: false }],
  })
  const missing = lychgate(folder, 'campaign', 'verify', 'other', '--json')
  expect(JSON.parse(missing.stdout)).toMatchObject({ exitCode: 1 })
})

test('given a campaign, when it is branched or shown with --json, then one JSON object says so', async () => {
  const { folder } = await begun()
  expect(JSON.parse(lychgate(folder, 'campaign', 'branch', NAME, '--at', '0', '--json').stdout)).toEqual({
    name: 'thole-0b',
    of: NAME,
    at: 0,
    seed: 'crow/0b',
  })
  expect(JSON.parse(lychgate(folder, 'campaign', 'show', NAME, '--json').stdout)).toMatchObject({
    name: NAME,
    played: 0,
  })
})

test.each(['branch', 'verify', 'show'])(
  'given an edition without a campaign, campaign %s says so',
  async (command) => {
    const { folder, shelf } = await begun()
    const opened = shelf.open(NAME)
    if ('problem' in opened) throw new Error(opened.problem.expected)
    shelf.write({ ...opened.campaign, edition: 'first' })
    const at = command === 'branch' ? ['--at', '0'] : []
    expect(lychgate(folder, 'campaign', command, NAME, ...at)).toMatchObject({
      status: 3,
      stderr: 'The campaign thole is of an edition that has none: first.\n',
    })
  },
)

test('given no whole copy, when a campaign is recovered, then a sentence says so and nothing is changed', async () => {
  const { folder, shelf } = await begun()
  for (const path of [shelf.pathOf(NAME), shelf.pathOf(NAME).replace('.json', '.1.json')])
    writeFileSync(path, 'damaged')
  expect(lychgate(folder, 'campaign', 'recover', NAME)).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('There is no whole copy of it. Nothing was changed.'),
  })
  expect(readFileSync(shelf.pathOf(NAME), 'utf8')).toBe('damaged')
  expect(lychgate(folder, 'campaign', 'recover', 'other').status).toBe(1)
})

test('given a lock of another host, when the campaign is played, then only --take-over opens it', async () => {
  const { folder, shelf } = await begun()
  const since = '2026-10-01T20:14:00.000Z'
  writeFileSync(shelf.lockOf(NAME), JSON.stringify({ pid: 7, host: 'attic', began: null, boot: null, since }))
  expect(lychgate(folder, 'play', '--campaign', NAME)).toMatchObject({
    status: 4,
    stderr:
      'The campaign thole is in use by process 7 on attic since 20:14 UTC. Leave it there first; if it is no longer played there, type "lychgate play --campaign thole --take-over".\n',
  })
  expect(lychgate(folder, 'play', '--campaign', NAME, '--take-over')).toMatchObject({ status: 0, stderr: '' })
  expect(lychgate(folder, 'play', '--take-over').status).toBe(2)
})

test('given a campaign of computer players alone, when it is played, then a sentence says so', async () => {
  const { folder } = await begun('ai:random')
  expect(lychgate(folder, 'play', '--campaign', NAME)).toMatchObject({
    status: 1,
    stderr: 'The campaign thole has only computer players.\n',
  })
})

test('given a campaign, when its newest game is reported, then replay opens the report', async () => {
  const { folder } = await begun()
  const report = lychgate(folder, 'report', '--campaign', NAME)
  expect(report).toMatchObject({ status: 0, stderr: '' })
  expect(lychgate(folder, 'replay', 'lychgate-report-thole-00-25.jsonl', '--verify').status).toBe(0)
  expect(lychgate(folder, 'report', '--campaign', 'other').status).toBe(1)
})

test('given a folder without a campaign, when one of that name begins, then it gets the next name and is played', () => {
  const folder = someFolder()
  new Campaigns(folder, '0.1.0').claim(NAME)
  const played = lychgate(folder, 'play', '--campaign', NAME, '--seed', 'moth')
  expect(played).toMatchObject({ status: 0, stderr: '' })
  expect(played.stdout).toContain('Campaign thole-2')
  expect(lychgate(folder, 'play', '--campaign', 'thole-2')).toMatchObject({ status: 0, stderr: '' })
})

test('given a campaign, when its chronicle is asked for, then it is printed, or written to a file that is never replaced', async () => {
  const { folder } = await begun()
  expect(lychgate(folder, 'chronicle', NAME, '--md').stdout).toContain('# thole')
  expect(lychgate(folder, 'chronicle', NAME, '--html', 'thole.html')).toMatchObject({
    status: 0,
    stdout: 'The chronicle of thole is in thole.html.\n',
  })
  const path = `${folder}/thole.html`
  expect(readFileSync(path, 'utf8')).toContain('<svg ')
  expect(lychgate(folder, 'chronicle', NAME, '--html', 'thole.html')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is a file thole.html already'),
  })
  expect(lychgate(folder, 'chronicle', NAME, '--md', '--html', 'other.html').status).toBe(2)
})

test('given a campaign, when one topic of its record is asked for, then it alone is told', async () => {
  const { folder } = await begun()
  expect(lychgate(folder, 'campaign', 'show', NAME, 'ledger').stdout).toBe(
    'Nothing stands in the ledger yet.\n',
  )
  expect(lychgate(folder, 'campaign', 'show', NAME, 'chronicle').stdout).toBe('No chapter has ended yet.\n')
  expect(lychgate(folder, 'campaign', 'show', NAME, 'cellar')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('Show tells chronicle, family, house or ledger'),
  })
})
