// Campaigns that earlier versions have written: test/saves/campaigns holds files as they left them.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boxHash, type Campaign, Campaigns, FORMAT } from '../../src/campaign/campaign-file.ts'
import { finish, nextSitting } from '../../src/campaign/sitting.ts'
import { loadCatalog } from '../../src/catalog/load.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { APP, playOn, someFolder } from '../support/tables.ts'

const catalog = await loadCatalog()
const root = join(import.meta.dirname, '../saves/campaigns')
/** Files are only ever added: every version must open what any version before it has written. */
const GOLDEN = readdirSync(root)

function placed(name: string): Campaigns {
  const folder = someFolder()
  mkdirSync(join(folder, 'campaigns'))
  cpSync(join(root, name), join(folder, 'campaigns', 'old'), { recursive: true })
  return new Campaigns(folder, APP)
}

function opened(shelf: Campaigns): Campaign {
  const result = shelf.open('old')
  if ('problem' in result) throw new Error(result.problem.expected)
  return result.campaign
}

test('there are campaigns of every format, and each in its name', () => {
  const formats = GOLDEN.map(
    (name) => JSON.parse(readFileSync(join(root, name, 'campaign.json'), 'utf8')).format,
  )
  expect(formats.map((format) => `format-${format}`)).toEqual(GOLDEN)
  expect(formats).toEqual(Array.from({ length: FORMAT }, (_, before) => before + 1))
})

test.each(GOLDEN)(
  '%s opens in the middle of its second game, and goes on from chapter to chapter',
  async (name) => {
    const shelf = placed(name)
    const campaign = opened(shelf)
    expect(campaign.sittings).toHaveLength(1)
    const next = await nextSitting(catalog, shelf, campaign, MINDS)
    if (!('table' in next)) throw new Error(JSON.stringify(next))
    expect(next.table.journal).toHaveLength(12)
    playOn(next.table)
    expect(finish(shelf, campaign, next.table)).toBe(true)
    const again = opened(shelf)
    expect(again.sittings).toHaveLength(2)
    expect(boxHash(again.box)).toBe(boxHash(campaign.box))
    expect(await nextSitting(catalog, shelf, again, MINDS)).toHaveProperty('table')
  },
)

test('what a killed program has left beside a campaign and its game is removed when it is played', async () => {
  const shelf = placed('format-2')
  const folders = [shelf.folderOf('old'), shelf.sittingsOf('old').folderOf('01')]
  // No process has such a number.
  const left = folders.map((folder, at) =>
    join(folder, `.${['campaign', 'game'][at]}.json.99999999.0123456789ab.tmp`),
  )
  for (const path of left) writeFileSync(path, '{')
  await nextSitting(catalog, shelf, opened(shelf), MINDS)
  expect(left.filter((path) => existsSync(path))).toEqual([])
})
