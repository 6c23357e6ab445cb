// Answers a question about the rules from the index, and loads nothing of the game.
import { nearest } from '../../catalog/nearest.ts'
import { printable } from '../../catalog/problems.ts'
import { EDITIONS, type EditionId } from '../../engine/ids.ts'
import { ask } from '../../rulebook/ask.ts'
import { editionNamed } from '../../rulebook/editions.ts'
import { layOut } from '../../rulebook/layout.ts'
import { asJson, markdown } from '../../rulebook/quote.ts'
import type { Reply } from '../../rulebook/reply.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import type { Refuse } from './fail.ts'
import type { RulesOptions } from './rules-options.ts'
import { boldOn, widthOf } from './terminal.ts'

export interface Answer {
  text: string
  /** Nothing was found, and the text says so. */
  isNothing: boolean
}

export function answer(
  index: RuleIndex,
  words: readonly string[],
  options: RulesOptions,
  refuse: Refuse,
): Answer {
  const { spoilers = false, edition } = options
  const editions = edition === undefined ? EDITIONS : editionsOf(edition, refuse)
  const reply = ask(index, { words, spoilers, editions })
  if (reply.kind === 'misuse') return refuse(reply.because)
  const text = textOf(index, reply, words.join(' '), options, refuse)
  return { text, isNothing: reply.kind === 'nothing' }
}

function textOf(
  index: RuleIndex,
  reply: Reply,
  asked: string,
  { edition, all = false, spoilers = false, plain = false, json = false, md = false }: RulesOptions,
  refuse: Refuse,
): string {
  if (json) return JSON.stringify(asJson(index, reply, { asked, all, spoilers }))
  if (md)
    return (
      markdown(index, reply, { all, spoilers }) ??
      refuse('--md quotes rules, cards and tiles; leave it out here')
    )
  const { stdout } = process
  const typed = edition === undefined ? asked : `${asked} --edition ${edition}`
  const again = printable(typed.replace(/\s+/g, ' '))
  const layout = { width: widthOf(stdout), bold: boldOn(stdout), plain, all, spoilers, asked: again }
  return layOut(index, reply, layout).join('\n')
}

function editionsOf(name: string, refuse: Refuse): readonly EditionId[] {
  const edition = editionNamed(name)
  if (edition) return [edition]
  const meant = nearest(name.toLowerCase(), EDITIONS)
  return refuse(
    `there is no edition '${name.slice(0, 24)}'; there are ${EDITIONS.join(', ')}${meant ? `\n(Did you mean ${meant}?)` : ''}`,
  )
}
