// Recovers a damaged campaign: its own file, and the game that comes next.
import { type Campaigns, sittingName } from '../../campaign/campaign-file.ts'
import { printable, printableJson, problemLine } from '../../catalog/problems.ts'
import { aboutRecovery, type Fallback, fallBack, type Recovery, recoveryOf } from '../../table/recover.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { toType } from './leave-message.ts'

interface Damage {
  /** The damaged file and the copy to go back to; null if the campaign is whole, or has no whole copy. */
  campaign: Fallback<unknown> | null
  /** The same for its game, and the name of that game. */
  game: { name: string; recovery: Recovery } | null
}

async function damageOf(shelf: Campaigns, name: string): Promise<Damage> {
  const campaign = await shelf.recoveryOf(name)
  const opened = shelf.open(name)
  const whole = campaign?.save ?? ('campaign' in opened ? opened.campaign : null)
  const games = shelf.sittingsOf(name)
  const next = whole && sittingName(whole.box.sitting)
  if (next === null || !games.names().includes(next)) return { campaign, game: null }
  const recovery = await recoveryOf(games, next)
  return { campaign, game: recovery && { name: next, recovery } }
}

/** A sentence with the command that recovers a damaged campaign; empty if that is no help. */
export async function offerFor(shelf: Campaigns, name: string): Promise<string> {
  const { campaign, game } = await damageOf(shelf, name)
  if (!campaign && !game) return ''
  const about = game ? ` ${aboutRecovery(game.recovery)}` : ''
  const command = toType('campaign recover', name, shelf.asked)
  return `${about} Go back to its newest whole copy with "${command}"; the damaged file is kept.`
}

/** The lock of the campaign is held. */
export async function recoverCampaign(shelf: Campaigns, name: string, isJson: boolean): Promise<void> {
  const { campaign, game } = await damageOf(shelf, name)
  const opened = shelf.open(name)
  if (!campaign && 'problem' in opened)
    return fail(
      `The campaign ${name} cannot be recovered: ${problemLine(opened.problem)}${opened.isNewer ? '' : ' There is no whole copy of it. Nothing was changed.'}`,
      EXIT.saveDamaged,
    )
  if (!campaign && !game)
    return fail(`The campaign ${name} and its game are whole: nothing was changed.`, EXIT.failed)
  const files = []
  if (campaign)
    files.push({ file: 'campaign', from: campaign.from, aside: fallBack(shelf.pathOf(name), campaign) })
  if (game) {
    const { from, missing, save } = game.recovery
    const aside = fallBack(shelf.sittingsOf(name).pathOf(game.name), game.recovery)
    files.push({ file: `game ${game.name}`, from, aside, choices: save.seq, missing })
  }
  if (isJson) {
    process.stdout.write(`${printableJson({ name, files })}\n`)
    return
  }
  const lines = files.map(({ file, from, aside }) => {
    const kept = aside.length === 0 ? '' : ` What was damaged is kept as ${aside.join(', ')}.`
    return `The ${file} is recovered from ${from}.${kept}`
  })
  if (game) lines.push(aboutRecovery(game.recovery))
  lines.push(`Continue with: ${toType('play --campaign', name, shelf.asked)}`)
  process.stdout.write(`${lines.map(printable).join('\n')}\n`)
}
