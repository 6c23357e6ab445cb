import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { newBox } from '../../src/campaign/box.ts'
import { type Campaign, Campaigns } from '../../src/campaign/campaign-file.ts'
import { finish, nextSitting } from '../../src/campaign/sitting.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import type { Table } from '../../src/table/table.ts'
import { campaignCatalog } from '../support/campaign.ts'

const catalog = await campaignCatalog()
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lychgate-campaign-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function begun(): { shelf: Campaigns; campaign: Campaign } {
  const shelf = new Campaigns(folder, '0.0.0')
  const players = ['blue', 'green', 'purple'].map((family) => ({ family, by: 'ai:random' as const }))
  const name = shelf.claim('thole')
  const { edition } = catalog
  shelf.write({ name, edition, seed: 'crow', players, sittings: [], box: newBox(catalog, 'crow') })
  return { shelf, campaign: read(shelf) }
}

function read(shelf: Campaigns): Campaign {
  const opened = shelf.open('thole')
  if ('problem' in opened) throw new Error(opened.problem.expected)
  return opened.campaign
}

async function table(shelf: Campaigns, campaign: Campaign): Promise<Table> {
  const next = await nextSitting(catalog, shelf, campaign, MINDS)
  if (!('table' in next)) throw new Error(JSON.stringify(next))
  return next.table
}

describe('a campaign on disk', () => {
  test('is played game after game, and says when no chapter is left', async () => {
    const { shelf, campaign } = begun()
    for (let chapter = 0; chapter < 3; chapter++) {
      const game = await table(shelf, campaign)
      game.playComputers()
      expect(finish(shelf, campaign, game)).toBe(true)
      expect(finish(shelf, campaign, game)).toBe(false)
    }
    expect(read(shelf).box).toEqual(campaign.box)
    expect(await nextSitting(catalog, shelf, read(shelf), MINDS)).toEqual({
      ended: expect.stringContaining('the next chapters are being written'),
    })
  })

  test('goes on with a game that was left in the middle of a question', async () => {
    const { shelf, campaign } = begun()
    const game = await table(shelf, campaign)
    game.answer(game.nextSeat()!, 'who:30:Ann')
    const again = await table(shelf, read(shelf))
    expect(again.journal).toEqual(game.journal)
    expect(again.state).toEqual(game.state)
  })

  test('is healed after a crash between the end of a game and of the campaign', async () => {
    const { shelf, campaign } = begun()
    const before = readFileSync(shelf.pathOf('thole'))
    const game = await table(shelf, campaign)
    game.playComputers()
    finish(shelf, campaign, game)
    writeFileSync(shelf.pathOf('thole'), before)
    const healed = read(shelf)
    expect(healed.box.sitting).toBe(0)
    const next = await table(shelf, healed)
    expect(next.state.options.chapter).toBe(1)
    expect(healed.box).toEqual(campaign.box)
    expect(read(shelf).box).toEqual(campaign.box)
  })

  test('is refused when its box is not what its last game left', async () => {
    const { shelf, campaign } = begun()
    const game = await table(shelf, campaign)
    game.playComputers()
    finish(shelf, campaign, game)
    const damaged = readFileSync(shelf.pathOf('thole'), 'utf8').replace(
      '"sitting":1,"deck"',
      '"sitting":2,"deck"',
    )
    writeFileSync(shelf.pathOf('thole'), damaged)
    expect(shelf.open('thole')).toMatchObject({ problem: { expected: expect.stringContaining('damaged') } })
  })
})
