// A campaign lasts for weeks: its file is checked whole, has a copy of every state, and belongs to one program.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newBox } from '../../src/campaign/box.ts'
import { type Campaign, Campaigns, sittingName } from '../../src/campaign/campaign-file.ts'
import { finish, nextSitting } from '../../src/campaign/sitting.ts'
import { MINDS } from '../../src/cli/services/computer-players.ts'
import { fallBack } from '../../src/table/recover.ts'
import type { Table } from '../../src/table/table.ts'
import { campaignCatalog } from '../support/campaign.ts'
import { someFolder } from '../support/tables.ts'

const catalog = await campaignCatalog()
const NAME = 'thole'

function begun(folder = someFolder()): { shelf: Campaigns; campaign: Campaign } {
  const shelf = new Campaigns(folder, '0.0.0')
  const players = ['blue', 'green', 'purple'].map((family) => ({ family, by: 'ai:random' as const }))
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
  return { shelf, campaign }
}

async function tableOf(shelf: Campaigns, campaign: Campaign): Promise<Table> {
  const next = await nextSitting(catalog, shelf, campaign, MINDS)
  if (!('table' in next)) throw new Error(JSON.stringify(next))
  return next.table
}

async function afterOneGame() {
  const { shelf, campaign } = begun()
  const table = await tableOf(shelf, campaign)
  table.playComputers()
  finish(shelf, campaign, table)
  return { shelf, campaign }
}

test('every flipped byte and every cut of a campaign is noticed or harmless, and a copy has all of it', async () => {
  const { shelf, campaign } = await afterOneGame()
  const path = shelf.pathOf(NAME)
  const whole = readFileSync(path)
  let noticed = 0
  const spoilt = [
    ...Array.from({ length: 150 }, (_, n) => {
      const bytes = Buffer.from(whole)
      const at = Math.floor((n * bytes.length) / 150)
      bytes[at]! ^= 1 << (n % 8)
      return bytes
    }),
    ...Array.from({ length: 20 }, (_, n) => whole.subarray(0, Math.floor((n * whole.length) / 20))),
  ]
  for (const bytes of spoilt) {
    writeFileSync(path, bytes)
    const opened = shelf.open(NAME)
    if ('campaign' in opened) {
      expect(opened.campaign).toEqual(campaign)
      continue
    }
    noticed++
    const recovery = (await shelf.recoveryOf(NAME))!
    expect(recovery.save).toEqual(campaign)
  }
  expect(noticed).toBeGreaterThan(160)
})

describe('a damaged campaign', () => {
  test('goes back to its copy, loses nothing, and keeps the damaged file', async () => {
    const { shelf, campaign } = begun()
    writeFileSync(shelf.pathOf(NAME), 'damaged')
    const [aside] = fallBack(shelf.pathOf(NAME), (await shelf.recoveryOf(NAME))!)
    expect(shelf.open(NAME)).toEqual({ campaign })
    expect(readFileSync(join(dirname(shelf.pathOf(NAME)), aside!), 'utf8')).toBe('damaged')
  })

  test('goes back to its copy if the file is gone', async () => {
    const { shelf, campaign } = begun()
    rmSync(shelf.pathOf(NAME))
    expect(shelf.names()).toEqual([NAME])
    fallBack(shelf.pathOf(NAME), (await shelf.recoveryOf(NAME))!)
    expect(shelf.open(NAME)).toEqual({ campaign })
  })

  test('has no copy to go back to while it is whole, or made by a newer version', async () => {
    const { shelf } = begun()
    expect(await shelf.recoveryOf(NAME)).toBeNull()
    const newer = { ...JSON.parse(readFileSync(shelf.pathOf(NAME), 'utf8')), format: 99 }
    writeFileSync(shelf.pathOf(NAME), JSON.stringify(newer))
    expect(shelf.open(NAME)).toMatchObject({
      problem: { expected: expect.stringContaining('newer version') },
    })
    expect(await shelf.recoveryOf(NAME)).toBeNull()
  })
})

test('a campaign in another folder is called like the folder, and written there', () => {
  const { shelf, campaign } = begun()
  const other = shelf.claim('other')
  writeFileSync(shelf.pathOf(other), readFileSync(shelf.pathOf(NAME)))
  expect(shelf.open(other)).toEqual({ campaign: { ...campaign, name: 'other' } })
})

test('a campaign that names unknown pieces is refused with a sentence', async () => {
  const { shelf, campaign } = begun()
  campaign.box.doors.push('toString')
  expect(await nextSitting(catalog, shelf, campaign, MINDS)).toEqual({
    sentence: 'The campaign thole cannot go on with this content: there is no door toString.',
  })
})

test('a program whose campaign was taken over saves neither the campaign nor its game', async () => {
  const { shelf, campaign } = begun()
  const held = shelf.hold(NAME)
  expect(held).toHaveProperty('release')
  const table = await tableOf(shelf, campaign)
  const game = shelf.sittingsOf(NAME).pathOf(sittingName(0))
  const before = readFileSync(game)
  // As another host takes it over: with a lock of its own.
  const theirs = { pid: 1, host: 'elsewhere', began: null, boot: null, since: new Date().toISOString() }
  writeFileSync(shelf.lockOf(NAME), JSON.stringify(theirs))
  table.playComputers()
  expect(table.saveFault?.code).toBe('TAKEN_OVER')
  expect(readFileSync(game)).toEqual(before)
  expect(() => shelf.write(campaign)).toThrow('another program has taken this game over')
})
