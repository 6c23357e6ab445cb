// replay: tells a recorded game again, or checks that every choice still leads where it led.
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { version } from '../../package.json'
import { type Problem, problemLine } from '../catalog/problems.ts'
import type { Catalog } from '../engine/language/defs.ts'
import type { Recording } from '../table/recording.ts'
import type { Saves } from '../table/saves-dir.ts'
import type { Table, Told } from '../table/table.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { noSuchGame, SAVES_OPTION, withSaves } from './saves.ts'

interface Options {
  verify?: boolean
  until?: number
  json?: boolean
  saves?: string
}

export function registerReplay(program: Command): void {
  const command = program
    .command('replay')
    .description('tell a recorded game again, or verify it')
    .argument('<game>', 'a game.json, a recording, or the name of a saved game')
    .option('--verify', 'work out every choice from the opening and compare all fingerprints')
    .option('--until <n>', 'stop after choice n', wholeNumber)
    .option('--json', 'print JSON: one object with --verify, else one a line')
    .option(...SAVES_OPTION)
    .addHelpText('after', '\nExample:\n  lychgate replay free-7 --verify')
    .action(async (game: string, options: Options) => {
      if (Number.isNaN(options.until)) command.error('error: --until takes the number of a choice')
      await withSaves(options.saves, (saves) => replayGame(saves, game, options))
    })
}

async function replayGame(saves: Saves, game: string, options: Options): Promise<void> {
  const recording = await findRecording(saves, game)
  if (!recording) return
  const { EDITION_IDS } = await import('../engine/game.ts')
  const { edition } = recording
  if (!EDITION_IDS.includes(edition))
    return fail(`This game is of the edition ${edition}, which is not here.`, EXIT.saveDamaged)
  const { loadCatalog } = await import('../catalog/load.ts')
  const { openingFault } = await import('../table/opening.ts')
  const catalog = await loadCatalog(edition)
  const fault = openingFault(catalog, recording.opening)
  if (fault !== null) return fail(`This game cannot be set up with this content: ${fault}.`, EXIT.saveDamaged)
  if (options.verify) await verify(catalog, recording, options)
  else await tellAgain(catalog, recording, options)
}

const wholeNumber = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)

async function findRecording(saves: Saves, game: string): Promise<Recording | null> {
  const { readRecording } = await import('../table/recording.ts')
  const { readLimited } = await import('../table/saves-dir.ts')
  const isFile = existsSync(game)
  if (!isFile && !saves.names().includes(game)) {
    const isPath = /[/\\.]/.test(game)
    fail(isPath ? `There is no file ${game}.` : noSuchGame(game, saves), EXIT.failed)
    return null
  }
  const file = isFile ? readLimited(game) : saves.read(game)
  const result: { recording: Recording } | { problem: Problem } =
    'problem' in file ? file : await readRecording(file.bytes, isFile ? game : saves.pathOf(game), version)
  if ('recording' in result) return result.recording
  fail(problemLine(result.problem), EXIT.saveDamaged)
  return null
}

async function verify(catalog: Catalog, recording: Recording, { until, json }: Options): Promise<void> {
  const { divergence, replay } = await import('../table/replay.ts')
  const { table, diverged, fingerprint } = replay(catalog, recording, { until })
  const commands = table.journal.length
  if (json) {
    const divergedAt = diverged?.at ?? null
    process.stdout.write(`${JSON.stringify({ ok: !diverged, commands, divergedAt, fingerprint })}\n`)
  } else if (!diverged)
    process.stdout.write(`All ${commands} choices lead where they led; the state is ${fingerprint}.\n`)
  if (diverged) fail(divergence(catalog, recording, diverged), EXIT.replayDiverged)
}

const WIDTH = 76

/** As somebody would have seen it who sat at the table and held no cards. */
async function tellAgain(catalog: Catalog, recording: Recording, { until, json }: Options): Promise<void> {
  const { divergence, replay } = await import('../table/replay.ts')
  const { mayKnow } = await import('../engine/view.ts')
  const { sceneOf } = await import('../ui/prose/scene.ts')
  const { tellAll } = await import('../ui/prose/tell.ts')
  const { linesOf } = await import('../ui/plain/lines.ts')
  const watch = (table: Table, told: readonly Told[]) => {
    const seen = told.filter(({ happening }) => mayKnow(happening, null))
    const lines = json
      ? seen.map((one) => JSON.stringify(one))
      : linesOf(
          tellAll(
            seen.map(({ happening }) => happening),
            sceneOf(catalog, table.view(null)),
          ),
          WIDTH,
        )
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  }
  const { diverged } = replay(catalog, recording, { until, watch })
  if (diverged) fail(divergence(catalog, recording, diverged), EXIT.replayDiverged)
}
