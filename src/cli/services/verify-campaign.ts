// Verifies a campaign: its box and its copies, and every game of it.
import { boxHash, type Campaign, type Campaigns } from '../../campaign/campaign-file.ts'
import { loadCatalog } from '../../catalog/load.ts'
import { printable, printableJson } from '../../catalog/problems.ts'
import { opened } from './campaign.ts'
import { EXIT } from './exit-codes.ts'
import { exitCodeOf, lineOf, verify } from './verify-saves.ts'

export async function verifyCampaign(shelf: Campaigns, name: string, isJson: boolean): Promise<void> {
  const campaign = await opened(shelf, name)
  if (!campaign) return
  const saves = shelf.sittingsOf(name)
  const games = []
  for (const game of saves.names()) games.push(await verify(saves, game))
  const problem = await boxFault(campaign)
  const damagedCopies = shelf.damagedCopies(name)
  const played = campaign.sittings.length
  const ok = problem === null && damagedCopies.length === 0 && games.every((game) => game.ok)
  if (isJson) process.stdout.write(`${printableJson({ name, ok, played, problem, damagedCopies, games })}\n`)
  else {
    const boxes = problem ?? `${played} ${played === 1 ? 'game' : 'games'}, every box matches.`
    const copies = damagedCopies.map((copy) => `${copy} is damaged.`)
    const lines = [[`${name}: ${boxes}`, ...copies].join(' '), ...games.map(lineOf)]
    process.stdout.write(`${lines.map(printable).join('\n')}\n`)
  }
  process.exitCode = problem === null && damagedCopies.length === 0 ? exitCodeOf(games) : EXIT.saveDamaged
}

/** Folds every game anew from the first box, and compares what comes out. */
async function boxFault({ edition, box: last, sittings }: Campaign): Promise<string | null> {
  const catalog = await loadCatalog(edition)
  const { applyAll, newBox } = await import('../../campaign/box.ts')
  let box = newBox(catalog, last.seed)
  for (const { chapter, changes, box: hash } of sittings) {
    box = applyAll(box, changes)
    if (boxHash(box) !== hash) return `after chapter ${chapter} the changes lead to another box.`
  }
  return boxHash(box) === boxHash(last) ? null : 'the box is not what its games left.'
}
