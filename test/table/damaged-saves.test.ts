import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '../../src/catalog/load.ts'
import { openSaved } from '../../src/table/open-saved.ts'
import { checksum, readSave } from '../../src/table/save.ts'
import { APP, playOn, someSaves, someTable } from '../support/tables.ts'

const catalog = await loadCatalog()

/** A saved game, and how to spoil and open it. */
function someGame() {
  const saves = someSaves()
  const table = playOn(someTable(catalog, { seed: 'alice', save: saves }), 30)
  const path = saves.pathOf(table.name!)
  return { saves, path, name: table.name!, bytes: readFileSync(path) }
}
const { bytes: whole } = someGame()

/** The sentence with which these bytes are refused. The file must be as it was afterwards. */
async function refusal(bytes: Uint8Array | string): Promise<string> {
  const { saves, path, name } = someGame()
  writeFileSync(path, bytes)
  const before = readFileSync(path)
  const result = await openSaved(async () => catalog, saves, name)
  expect(readFileSync(path)).toEqual(before)
  return 'problem' in result ? result.problem.expected : 'accepted'
}

type Envelope = { body: Record<string, never> } & Record<string, unknown>

/** The same save with something changed, with or without a checksum that fits again. */
function edited(change: (envelope: Envelope) => unknown, seal = true): string {
  const envelope = JSON.parse(whole.toString()) as Envelope
  change(envelope)
  if (seal) envelope.sha256 = checksum(envelope.body)
  return JSON.stringify(envelope)
}
const at = (value: unknown, ...path: (string | number)[]): Record<string, unknown> =>
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value) as Record<
    string,
    unknown
  >

test('a whole save is accepted', async () => {
  expect(await refusal(whole)).toBe('accepted')
})

test.each([
  ['empty', '', 'The file is empty: writing it was interrupted.'],
  ['all zeros', '\0'.repeat(5000), 'The file is empty: writing it was interrupted.'],
  ['cut off', whole.subarray(0, whole.length / 2).toString(), /^The file is damaged: it is not whole JSON/],
  ['no JSON', 'Dear diary', /^The file is damaged: it is not whole JSON/],
  ['a list', '[]', 'This is not a save of Lychgate.'],
  ['null', 'null', 'This is not a save of Lychgate.'],
  [
    'another game',
    edited((save) => Object.assign(save, { magic: 'nethack' })),
    'This is not a save of Lychgate.',
  ],
  ['of no form', edited((save) => Object.assign(save, { schema: 'x' })), /does not say which form/],
  [
    'of a newer version',
    edited((save) => Object.assign(save, { schema: 9, app: '2.3.0' })),
    'Made by 2.3.0 (schema 9). This is 0.1.0 (schema 3). Nothing was changed.',
  ],
  [
    'of a newer version that would write on the terminal',
    edited((save) => Object.assign(save, { schema: 9, app: '\u001b]52;c;x\u0007' })),
    'Made by another version (schema 9). This is 0.1.0 (schema 3). Nothing was changed.',
  ],
  [
    'changed by hand',
    edited((save) => Object.assign(at(save, 'body', 'state'), { round: 9 }), false),
    'The file is damaged: its checksum does not fit what it holds.',
  ],
  ['a prototype', whole.toString().replace('"round":', '"__proto__":{"x":1},"round":'), /field `__proto__`/],
  ['a constructor', whole.toString().replace('"round":', '"constructor":1,"round":'), /field `constructor`/],
  [
    'nested deep',
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'The file is nested more than 64 deep, which no save is.',
  ],
  [
    'a huge number',
    whole.toString().replace(/"round":\d+/, '"round":1e400'),
    'The file has a number that is out of range.',
  ],
  [
    'a long text',
    edited((save) => Object.assign(save, { app: 'x'.repeat(5000) })),
    /a text of 5000 characters/,
  ],
  [
    'a long list',
    edited((save) => Object.assign(save, { more: new Array(10_001).fill(0) })),
    /a list of 10001/,
  ],
  ['without a body', edited((save) => Object.assign(save, { body: null as never })), /checksum/],
  [
    'with a choice missing',
    edited((save) => (at(save, 'body').journal as unknown as unknown[]).splice(3, 1)),
    'The save cannot be understood: a choice is missing.',
  ],
  ['that counts wrong', edited((save) => Object.assign(save, { seq: 7 })), /it says 7 choices and holds 30/],
  [
    'of two lists of pieces',
    edited((save) => (at(save, 'body', 'state', 'pieces').cards as string[]).pop()),
    /it names two lists of pieces/,
  ],
  [
    'of an unknown edition',
    edited((save) => Object.assign(at(save, 'body', 'state'), { edition: 'ninth' })),
    /edition ninth/,
  ],
  [
    'that makes no sense',
    edited((save) => Object.assign(at(save, 'body', 'state', 'explorers', 0), { tile: 'the-moon' })),
    /^The save makes no sense: .* is on the-moon/,
  ],
  [
    'with a trait off its ladder',
    edited((save) => Object.assign(at(save, 'body', 'state', 'explorers', 0, 'steps'), { might: 99 })),
    /^The save makes no sense: .* has might on step 99/,
  ],
  [
    'with a field more',
    edited((save) => Object.assign(at(save, 'body', 'state'), { cheat: 1 })),
    /a field that no state has/,
  ],
  ['with a field less', edited((save) => delete at(save, 'body', 'state').decks), /^The save makes no sense/],
  [
    'in the middle of what no rule can go on from',
    edited((save) => Object.assign(at(save, 'body', 'state', 'frames', 1), { with: {} })),
    'The save makes no sense: the rules cannot read its state. Nothing was changed.',
  ],
  [
    'with a frame of no rule',
    edited((save) => Object.assign(at(save, 'body', 'state', 'frames', 0), { rule: 'x' })),
    'The save makes no sense: there is no rule x. Nothing was changed.',
  ],
  [
    'with a turn of a list',
    edited((save) => Object.assign(at(save, 'body', 'state', 'turn'), { who: [null] })),
    /^The save cannot be understood: /,
  ],
  [
    'with a turn of nobody',
    edited((save) => Object.assign(at(save, 'body', 'state', 'turn'), { who: 'x' })),
    'The save cannot be understood: nobody of this name is there.',
  ],
  [
    'with a slot of nobody',
    edited((save) => Object.assign(at(save, 'body', 'state', 'order'), { 1: 'x' })),
    'The save cannot be understood: it names somebody who is not there.',
  ],
  [
    'with two in one seat',
    edited((save) => Object.assign(at(save, 'body', 'state', 'explorers', 1), { seat: 0 })),
    'The save cannot be understood: they are not in their seats.',
  ],
  [
    'with a tile nowhere',
    edited((save) => Object.assign(at(save, 'body', 'state', 'house', 0), { region: 'sky' })),
    /^The save cannot be understood: /,
  ],
  [
    'with a token of no kind',
    edited((save) => Object.assign(at(save, 'body', 'state', 'house', 0), { tokens: [7] })),
    /^The save cannot be understood: /,
  ],
  [
    'without luck',
    edited((save) => Object.assign(at(save, 'body', 'state', 'rng', 'stack'), { s1: {} })),
    /^The save cannot be understood: /,
  ],
])('a save that is %s is refused with a sentence, and left as it is', async (_, text, sentence) => {
  const said = await refusal(text)
  if (typeof sentence === 'string') expect(said).toBe(sentence)
  else expect(said).toMatch(sentence)
  expect(said).not.toMatch(/\n|\bat \w+ \(|TypeError/)
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('a flipped bit is noticed, wherever it is, or changes nothing', async () => {
  const { save: original } = (await readSave(whole, 'x', APP)) as { save: { body: unknown } }
  for (let at = 0; at < whole.length; at += 17) {
    const spoilt = Buffer.from(whole)
    spoilt[at]! ^= 1 << (at % 8)
    const result = await readSave(spoilt, 'x', APP)
    if ('save' in result) expect(checksum(result.save.body)).toBe(checksum(original.body))
    else expect(result.problem.expected).toMatch(/^[A-Z].*\.$/)
  }
})

test('a file cut off anywhere is noticed', async () => {
  for (let length = 0; length < whole.length - 1; length += 97)
    expect(await readSave(whole.subarray(0, length), 'x', APP)).toHaveProperty('problem')
})

test('a link, a pipe or a huge file in the place of a save is not read', async () => {
  const { saves, path, name } = someGame()
  const open = async () => {
    const result = await openSaved(async () => catalog, saves, name)
    return 'problem' in result ? result.problem.expected : 'accepted'
  }
  const aside = join(dirname(path), 'aside.json')
  renameSync(path, aside)
  symlinkSync(aside, path)
  expect(await open()).toBe('This is not a plain file, and is not read.')
  rmSync(path)
  execFileSync('mkfifo', [path])
  expect(await open()).toBe('This is not a plain file, and is not read.')
  rmSync(path)
  writeFileSync(path, Buffer.alloc(8 * 1024 * 1024 + 1, 32))
  expect(await open()).toMatch(/^This file has 8388609 bytes/)
  rmSync(path)
  expect(await open()).toBe('There is no such file.')
})
