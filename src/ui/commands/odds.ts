/** ODDS: the exact chances of what this seat may do, of one command, or of dice by themselves. Nothing is rolled. */
import type { ChoiceKey } from '../../engine/ids.ts'
import { omensInPlay } from '../../engine/language/values/omens.ts'
import { type Foreseen, foreseer } from '../../odds/foresee.ts'
import { percent } from '../../odds/fraction.ts'
import { type HauntOdds, hauntOdds } from '../../odds/haunt.ts'
import { askInWords, Misasked } from '../../odds/questions.ts'
import { linesOf } from '../../odds/report.ts'
import { choiceOf } from '../prose/choices.ts'
import { cite } from '../prose/cite.ts'
import { count } from '../prose/names.ts'
import { inShort, likeliestFirst, type ToldOutcome, toldOutcomes } from '../prose/outcomes.ts'
import { type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { type Desk, type Result, refuses, says } from './desk.ts'
import { refused } from './refuse.ts'

/** One thing that could be chosen, and what may come of it. */
export interface Prospect {
  key: ChoiceKey
  name: string
  /** How many dice fall first; 0 where none do. */
  dice: number
  /** L-EVENT-03: only what is rolled may be told, not what it brings. */
  isSealed: boolean
  /** The rule that seals it, as the reader sees it. */
  sealedBy: string
  outcomes: ToldOutcome[]
}

export function odds(desk: Desk, command: string): Result {
  const asked = command.trim().split(/\s+/).slice(1).join(' ')
  if (asked === '') return overview(desk)
  try {
    const scene = desk.scene()
    const answer = asked === 'haunt' ? nextOmen(scene) : askInWords(asked, scene.view.edition)
    if (answer) return says(...linesOf(answer, PAGE).map(system))
  } catch (error) {
    if (!(error instanceof Misasked)) throw error
    return refuses(system(`${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`))
  }
  const found = prospectsOf(desk, asked)
  return 'said' in found ? refuses(...found.said) : says(...found.flatMap(details))
}
/** Plain text may be read aloud, where bars mean nothing. */
const PAGE = { width: 76, bars: false }

/** The next Omen to be drawn in this game, and those after it. */
export function nextOmen({ catalog, view }: Scene): HauntOdds {
  if (view.phase !== 'explore') throw new Misasked('the haunt has begun already')
  const left = view.decks.omen.length
  if (left === 0) throw new Misasked('no omen is left to be drawn')
  const omens = omensInPlay({ catalog, state: view }) + 1
  return hauntOdds({ edition: view.edition, omens, left: left - 1, needs: null })
}

/** Every choice that rolls dice; for an open question, every answer. */
export function allProspects(scene: Scene): Prospect[] {
  const { catalog, view } = scene
  if (!view.decision || view.join === 'all') return []
  const foresee = foreseer(catalog, view)
  const isTurn = view.decision.kind === 'main' || view.decision.kind === 'monster'
  const all = view.decision.choices.flatMap((key) => {
    const foreseen = foresee(key)
    return 'refusal' in foreseen ? [] : [prospect(scene, key, foreseen)]
  })
  const rolling = all.filter(({ dice }) => dice > 0)
  return isTurn || rolling.length === 0 ? rolling : all
}

/** The chances of a typed command, or why it is refused or rolls no dice. */
export function prospectsOf(desk: Desk, command: string): Prospect[] | { said: Said[] } {
  const scene = desk.scene()
  const understood = desk.understand(command)
  if ('said' in understood) return understood
  if (scene.view.join === 'all') return { said: [system(NO_DICE)] }
  const foresee = foreseer(scene.catalog, scene.view)
  const prospects: Prospect[] = []
  for (const { key, name } of understood.meant) {
    const foreseen = foresee(key)
    if ('refusal' in foreseen) return { said: [refused(scene, name, foreseen.refusal)] }
    prospects.push(prospect(scene, key, foreseen))
  }
  const rolling = prospects.filter(({ dice }) => dice > 0)
  if (rolling.length > 0) return rolling
  const [{ name, outcomes }] = prospects as [Prospect]
  const certain = outcomes[0]?.text
  return { said: [system(`${name} rolls nothing${certain ? `: ${certain}` : '.'}`)] }
}

const prospect = (scene: Scene, key: ChoiceKey, foreseen: Foreseen): Prospect => ({
  key,
  name: choiceOf(scene, key).label,
  dice: foreseen.dice,
  isSealed: foreseen.outcomes.some(({ end }) => end.by === 'sealed'),
  sealedBy: cite(scene, 'L-EVENT-03'),
  outcomes: toldOutcomes(scene.catalog, foreseen),
})

const NO_DICE =
  'No choice rolls dice now. ODDS ROLL 5 AT LEAST 6, ODDS ATTACK 4 3 and ODDS HAUNT 4 always work.'

function overview(desk: Desk): Result {
  const scene = desk.scene()
  if (!scene.view.decision) return refuses(system('You have nothing to decide now.'))
  const prospects = allProspects(scene)
  return says(...(prospects.length > 0 ? prospects.map((one) => system(lineOf(one))) : [system(NO_DICE)]))
}

/** "ATTACK Ned, 4 dice: win 62.3%; draw 14.2%; lose 23.5%." */
export function lineOf(one: Prospect): string {
  const parts = inShort(one.outcomes).map(({ chance, gist, text }) => {
    const brings = text.replace(/\.$/, '')
    if (one.dice === 0) return [gist, brings].filter(Boolean).join(', ') || 'nothing more'
    if (!gist) return `${percent(chance)} ${brings}`
    return `${gist} ${percent(chance)}${brings && !isTelling(gist) ? ` (${brings})` : ''}`
  })
  return `${headOf(one)} ${parts.join('; ')}.`
}

/** Short names that need no text. */
const isTelling = (gist: string): boolean => ['win', 'draw', 'lose'].includes(gist)

/** The heading with its sums, then every outcome, the most likely first. */
export function details(one: Prospect): Said[] {
  const outcomes = likeliestFirst(one.outcomes)
  const width = Math.max(...outcomes.map(({ chance }) => percent(chance).length))
  return [
    system(headingOf(one)),
    ...outcomes.map(({ chance, gist, text }) => {
      const head = isTelling(gist) && text ? '' : gist
      return system(
        `${percent(chance).padStart(width)}  ${[head, text || (gist ? '' : 'No effect.')].filter(Boolean).join(': ')}`,
      )
    }),
  ]
}

function headingOf(one: Prospect): string {
  const short = inShort(one.outcomes)
  const isSummed = short.length < one.outcomes.length && short.every(({ gist }) => gist !== '')
  return isSummed ? lineOf(one) : headOf(one)
}

const headOf = ({ name, dice, isSealed, sealedBy }: Prospect): string =>
  `${name}, ${dice === 0 ? 'no dice' : count(dice, 'die', 'dice')}${isSealed ? `, results sealed${sealedBy}` : ''}:`
