// Answers a question about the rules from the prebuilt index, and loads nothing of the game.
import { nearest } from '../catalog/nearest.ts'
import { ask } from '../rulebook/ask.ts'
import { EDITIONS, type Edition } from '../rulebook/book.ts'
import { editionNamed } from '../rulebook/editions.ts'
import { layOut } from '../rulebook/layout.ts'
import { openRules } from '../rulebook/load.ts'
import { asJson, markdown } from '../rulebook/quote.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import type { Refuse, RulesOptions } from './rules.ts'
import { boldOn, widthOf } from './terminal.ts'

export async function answer(words: readonly string[], options: RulesOptions, refuse: Refuse): Promise<void> {
  const editions = editionsOf(options.edition, refuse)
  const { all = false, spoilers = false } = options
  const index = (await openRules())()
  const reply = ask(index, { words, spoilers, ...(editions && { editions }) })
  if (reply.kind === 'misuse') return refuse(reply.because)
  const asked = words.join(' ')
  const found = reply.kind !== 'nothing'
  if (options.json) {
    print(JSON.stringify(asJson(index, reply, { asked, all, spoilers })))
  } else if (options.md) {
    const text = markdown(index, reply, { all, spoilers })
    if (text === null) return refuse('--md quotes rules, cards and tiles; leave it out here')
    print(text)
  } else {
    const { plain = false } = options
    const layout = {
      width: widthOf(process.stdout),
      bold: boldOn(process.stdout),
      plain,
      all,
      spoilers,
      asked,
    }
    const lines = layOut(index, reply, layout)
    if (found) print(lines.join('\n'))
    else for (const line of lines) fail(line, EXIT.failed)
  }
  if (!found) process.exitCode = EXIT.failed
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

function editionsOf(name: string | undefined, refuse: Refuse): readonly Edition[] | null {
  if (name === undefined) return null
  const edition = editionNamed(name)
  if (edition) return [edition]
  const meant = nearest(name.toLowerCase(), EDITIONS)
  return refuse(
    `there is no edition '${name.slice(0, 24)}'; there are ${EDITIONS.join(', ')}${meant ? `\n(Did you mean ${meant}?)` : ''}`,
  )
}
