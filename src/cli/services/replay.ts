// Tells a recorded game again, or verifies that every choice leads to the same state as before.

import { existsSync } from 'node:fs'
import { version } from '../../../package.json'
import { printableJson } from '../../catalog/problems.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import type { Recording } from '../../table/recording.ts'
import type { Saves } from '../../table/saves-dir.ts'
import type { Table, Told } from '../../table/table.ts'
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { openPack } from './packs.ts'
import { noSuchGame, withSaves } from './saves.ts'

export interface ReplayOptions {
  verify?: boolean
  until?: number
  json?: boolean
  saves?: string
  edition?: string
  /** The folder of the pack it was played with. */
  pack?: string
}

/** Tells the game again, or verifies it. */
export const replay = (game: string, options: ReplayOptions): Promise<void> =>
  withSaves(options.saves, async (saves) => {
    if (options.pack !== undefined) await openPack(options.pack)
    await replayGame(saves, game, options)
  })

async function replayGame(saves: Saves, game: string, options: ReplayOptions): Promise<void> {
  const found = await findRecord(saves, game)
  if (!found) return
  const { recording, catalog } = found
  if (options.edition !== undefined && options.edition !== recording.edition)
    return fail(
      `This game was played by the ${recording.edition} edition, not by ${options.edition}.`,
      EXIT.failed,
    )
  if (options.verify) await verify(catalog, recording, options)
  else await tellAgain(catalog, recording, options)
}

export async function findRecord(
  saves: Saves,
  game: string,
): Promise<{ recording: Recording; catalog: Catalog } | null> {
  const { openRecord } = await import('./open-game.ts')
  const { readLimited } = await import('../../table/read-file.ts')
  const isFile = existsSync(game)
  if (!isFile && !saves.names().includes(game)) {
    const isPath = /[/\\.]/.test(game)
    fail(isPath ? `There is no file ${game}.` : noSuchGame(game, saves), EXIT.failed)
    return null
  }
  const file = isFile ? readLimited(game) : saves.read(game)
  const opened = await openRecord(file, isFile ? game : saves.pathOf(game), version)
  if ('recording' in opened) return opened
  fail(opened.sentence, EXIT.saveDamaged)
  return null
}

async function verify(catalog: Catalog, recording: Recording, { until, json }: ReplayOptions): Promise<void> {
  const { divergence, replay: replayed } = await import('../../table/replay.ts')
  const { table, diverged, fingerprint } = replayed(catalog, recording, { until })
  const commands = table.journal.length
  if (json) {
    const divergedAt = diverged?.at ?? null
    process.stdout.write(`${printableJson({ ok: !diverged, commands, divergedAt, fingerprint })}\n`)
  } else if (!diverged)
    process.stdout.write(`Verified: all ${commands} choices match; the state is ${fingerprint}.\n`)
  if (diverged) fail(divergence(catalog, recording, diverged), EXIT.replayDiverged)
}

const WIDTH = 76

/** Tells the game as an onlooker would see it. */
async function tellAgain(
  catalog: Catalog,
  recording: Recording,
  { until, json }: ReplayOptions,
): Promise<void> {
  const { divergence, replay: replayed } = await import('../../table/replay.ts')
  const { mayKnow } = await import('../../engine/view.ts')
  const { sceneOf } = await import('../../ui/prose/scene.ts')
  const { tellAll } = await import('../../ui/prose/tell.ts')
  const { linesOf } = await import('../../ui/plain/lines.ts')
  const watch = (table: Table, told: readonly Told[]) => {
    const seen = told.filter(({ happening }) => mayKnow(happening, null))
    const lines = json
      ? seen.map((one) => printableJson(one))
      : linesOf(
          tellAll(
            seen.map(({ happening }) => happening),
            sceneOf(catalog, table.view(null)),
          ),
          WIDTH,
        )
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
  }
  const { diverged } = replayed(catalog, recording, { until, watch })
  if (diverged) fail(divergence(catalog, recording, diverged), EXIT.replayDiverged)
}
