// Opens saved games to continue, or their recordings.
import { type Problem, problemLine } from '../../catalog/problems.ts'
import { isPlayable } from '../../engine/game.ts'
import type { Catalog } from '../../engine/language/defs.ts'
import { type OpenedGame, openSaved } from '../../table/open-saved.ts'
import { openingFault } from '../../table/opening.ts'
import type { ReadFile } from '../../table/read-file.ts'
import { type Recording, readRecording } from '../../table/recording.ts'
import type { Saves } from '../../table/saves-dir.ts'
import { MINDS } from './computer-players.ts'
import { gameCatalog } from './packs.ts'

/** The game with its computer players, ready to go on. */
export const openGame = (saves: Saves, name: string): Promise<OpenedGame | { problem: Problem }> =>
  openSaved(gameCatalog, saves, name, MINDS)

/** The recording and its content, or a message if either is unavailable. */
export async function openRecord(
  file: ReadFile,
  path: string,
  app: string,
): Promise<{ recording: Recording; catalog: Catalog } | { sentence: string }> {
  const result = 'problem' in file ? file : await readRecording(file.bytes, path, app)
  if ('problem' in result) return { sentence: problemLine(result.problem) }
  const { edition } = result.recording
  if (!isPlayable(edition))
    return { sentence: `This game uses the edition ${edition}, which this version cannot play.` }
  const catalog = await gameCatalog(edition, result.recording.opening.pack)
  const fault = openingFault(catalog, result.recording.opening)
  if (fault !== null) return { sentence: `This game cannot be set up with this content: ${fault}.` }
  return { recording: result.recording, catalog }
}
