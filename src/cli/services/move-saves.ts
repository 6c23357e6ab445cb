// Exports, imports, renames and removes saved games.
import { basename } from 'node:path'
import { version } from '../../../package.json'
import { printable, printableJson, problemLine } from '../../catalog/problems.ts'
import type { SaveFile } from '../../table/read-file.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Table } from '../../table/table.ts'
import { askAtTerminal } from './ask.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { toType } from './leave-message.ts'
import { holding, noSuchGame } from './saves.ts'
import { writeNew } from './write-new.ts'

const say = (isJson: boolean, facts: object, sentence: string): void => {
  process.stdout.write(`${isJson ? printableJson(facts) : printable(sentence)}\n`)
}

export async function exportSave(
  saves: Saves,
  name: string,
  file: string | undefined,
  isJson: boolean,
): Promise<void> {
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const { readRecording, recordingText } = await import('../../table/recording.ts')
  const read = saves.read(name)
  const result = 'problem' in read ? read : await readRecording(read.bytes, saves.pathOf(name), version)
  if ('problem' in result) return fail(problemLine(result.problem), EXIT.saveDamaged)
  const text = recordingText(result.recording)
  if (file === undefined) {
    process.stdout.write(text)
    return
  }
  const fault = writeNew(file, text)
  if (fault !== null) return fail(fault, EXIT.failed)
  const choices = result.recording.journal.length
  say(isJson, { name, file, choices }, `The recording of ${name}, ${choices} choices, is in ${file}.`)
}

/** A recording is played again up to its last choice; a game.json is opened as resume would. Both must make sense. */
export async function importSave(
  saves: Saves,
  file: string,
  wanted: string | undefined,
  isJson: boolean,
): Promise<void> {
  const { readLimited } = await import('../../table/read-file.ts')
  const read = readLimited(file)
  if ('problem' in read) return fail(problemLine(read.problem), EXIT.saveDamaged)
  const { isSave } = await import('../../table/recording.ts')
  const opened = isSave(read.bytes) ? await fromSave(read, file) : await fromRecording(read, file)
  if ('sentence' in opened) return fail(opened.sentence, opened.exitCode)
  const { table, notices } = opened
  table.saveTo(saves, wanted === undefined ? undefined : saves.claim(wanted))
  const name = table.name!
  const choices = table.journal.length
  const next = toType(table.isOver ? 'replay' : 'resume', name, saves.asked)
  const sentence = [`Imported as ${name}, ${choices} choices.`, ...notices, `Go on with: ${next}`].join(' ')
  say(isJson, { name, choices, notices }, sentence)
}

type Imported =
  | { table: Table; notices: string[] }
  | { sentence: string; exitCode: Parameters<typeof fail>[1] }

async function fromSave({ bytes }: SaveFile, file: string): Promise<Imported> {
  const { gameCatalog } = await import('./packs.ts')
  const { openBytes } = await import('../../table/open-saved.ts')
  const { MINDS } = await import('./computer-players.ts')
  const opened = await openBytes(gameCatalog, bytes, file, version, MINDS)
  return 'table' in opened ? opened : { sentence: problemLine(opened.problem), exitCode: EXIT.saveDamaged }
}

async function fromRecording(read: SaveFile, file: string): Promise<Imported> {
  const { divergence, replay } = await import('../../table/replay.ts')
  const { openRecord } = await import('./open-game.ts')
  const { MINDS } = await import('./computer-players.ts')
  const opened = await openRecord(read, file, version)
  if ('sentence' in opened) return { ...opened, exitCode: EXIT.saveDamaged }
  const { catalog, recording } = opened
  const { table, diverged } = replay(catalog, recording, { minds: MINDS })
  if (!diverged) return { table, notices: [] }
  const sentence = `${divergence(catalog, recording, diverged)} Nothing was imported.`
  return { sentence, exitCode: EXIT.replayDiverged }
}

export async function renameSave(saves: Saves, name: string, to: string, isJson: boolean): Promise<void> {
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const { isSlug } = await import('../../table/shelf.ts')
  if (!isSlug(to))
    return fail(
      `A game cannot be called ${to}: use small letters, digits and hyphens, at most 32.`,
      EXIT.usage,
    )
  await holding(saves, name, async () => {
    if (!saves.rename(name, to))
      return fail(`There is a game called ${to} already. Nothing was changed.`, EXIT.failed)
    say(isJson, { name: to, was: name }, `The game ${name} is called ${to} now.`)
  })
}

export async function removeSave(
  saves: Saves,
  name: string,
  confirmed: string | undefined,
  isJson: boolean,
): Promise<void> {
  if (!saves.names().includes(name)) return fail(noSuchGame(name, saves), EXIT.failed)
  const again =
    confirmed ?? (await askAtTerminal(`This moves the game ${name} to the trash. Type its name to confirm: `))
  if (again === null)
    return fail(
      `Nothing was removed. To confirm, type: lychgate saves remove ${name} --confirm ${name}`,
      EXIT.usage,
    )
  if (again !== name) return fail(`Nothing was removed: ${again || 'nothing'} is not ${name}.`, EXIT.usage)
  await holding(saves, name, async () => {
    const trash = saves.remove(name)
    const back = `"${toType('saves recover', basename(trash), saves.asked)}" brings it back.`
    say(isJson, { name, trash }, `The game ${name} is in the trash now, ${trash}. ${back}`)
  })
}
