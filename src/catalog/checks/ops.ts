/** What single ops, values and actions must have beyond their schema. */
import { EDITION_IDS, rulesetOf } from '../../engine/editions/index.ts'
import type { ActionDef } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'
import { join, type Part, walk } from '../walk.ts'

export function checkOps({ catalog, homes, report }: Checking): void {
  const tables = EDITION_IDS.includes(catalog.edition) ? rulesetOf(catalog.edition).scaling : null
  for (const { home, def } of homes) {
    walk(def, '', (part, path) => {
      const fault = (step: string, expected: string) => report(home, join(path, step), expected)
      if (tables && Array.isArray(part.players) && part.players.length !== tables.length)
        fault(
          'players',
          `One number is needed for each table size (${tables.join(', ')} players): ${tables.length} in all, not ${part.players.length}.`,
        )
      if (part.op === 'roll') checkRoll(part, fault)
      if (part.op === 'track' && (part.by === undefined) === (part.to === undefined))
        fault('', 'A track is moved either `by` so much or `to` a number.')
      if (part.op === 'track' && part.outOf !== undefined && part.by === undefined)
        fault('outOf', 'What goes from one track to another is said with `by`.')
      if (part.op === 'choose') checkKeys(part.options as { key: string }[], 'options', fault)
      if (part.op === 'vote') checkKeys((part.extras ?? []) as { key: string }[], 'extras', fault)
      if (
        (part.op === 'contest' || part.op === 'pay') &&
        part.trait === 'named' &&
        !/\/(name-trait\/do|pay\/then)\//.test(path)
      )
        fault('trait', 'No trait has been named here: this belongs within `name-trait`.')
      if (part.op === 'win' && (part.team === undefined) === (part.who === undefined))
        fault('', 'A win is that of a `team` or of certain people: `who`.')
      if (part.op === 'drop' && (part.cards === undefined) === (part.object === undefined))
        fault('', 'What is dropped is either `cards` or an `object`.')
      if (part.op === 'counter' && (part.by === undefined) === (part.to === undefined))
        fault('', 'A counter is changed either `by` so much or `to` a number.')
      if (part.op === 'pay' && PRICES.filter((price) => part[price] !== undefined).length !== 1)
        fault('', `A price is paid in one of these: ${PRICES.join(', ')}.`)
      if (part.op === 'tick' && !('boxes' in def && def.boxes > 0))
        fault('', 'This ticks a box, but the card has no boxes.')
    })
    if ('actions' in def) checkActions(def.actions, (path, expected) => report(home, path, expected))
  }
}

/** What a price can be paid in. */
const PRICES = ['trait', 'object', 'counter', 'cards']

function checkRoll(roll: Part, fault: (step: string, expected: string) => void): void {
  if ((roll.trait === undefined) === (roll.dice === undefined))
    fault('', 'A roll is made with a `trait` or with a fixed number of `dice`.')
}

/** Options are answered by their keys, which must tell them apart. */
function checkKeys(
  options: readonly { key: string }[],
  field: string,
  fault: (step: string, expected: string) => void,
): void {
  for (const [n, { key }] of options.entries())
    if (options.findIndex((other) => other.key === key) < n)
      fault(`${field}/${n}/key`, `There are two ${field} with the key \`${key}\`.`)
}

/** Actions are chosen by word and name, which must tell them apart. */
function checkActions(actions: readonly ActionDef[], fault: (path: string, expected: string) => void): void {
  const keys = actions.map(({ word, name }) => `${word}:${slug(name ?? '')}`)
  for (const [n, key] of keys.entries()) {
    if (keys.indexOf(key) === n) continue
    const { word, name } = actions[n]!
    fault(
      `actions/${n}/name`,
      name
        ? `There is already an action \`${word}\` called ${name}.`
        : `There is already an action \`${word}\` here; give each a name.`,
    )
  }
}

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
