// Prints the house and the story of a game, as an onlooker may know them, or draws a moment of it.
import { EXIT } from './exit-codes.ts'
import { fail } from './fail.ts'
import { findRecord } from './replay.ts'
import { withSaves } from './saves.ts'

const WIDTH = 76

export interface ShareOptions {
  saves?: string
  svg?: string
  at?: string
  size?: string
  theme?: string
  ascii?: boolean
}

export const share = (game: string, options: ShareOptions): Promise<void> =>
  withSaves(options.saves, async (saves) => {
    const found = await findRecord(saves, game)
    if (!found) return
    if (options.svg === undefined) await shareText(found)
    else await sharePicture(found, options.svg, options)
  })

type Found = NonNullable<Awaited<ReturnType<typeof findRecord>>>

async function shareText({ recording, catalog }: Found): Promise<void> {
  const { replay } = await import('../../table/replay.ts')
  const { sceneOf } = await import('../../ui/prose/scene.ts')
  const { storyLines, storyOf } = await import('../../ui/prose/story.ts')
  const { houseSketch } = await import('../../ui/prose/sketch.ts')
  const { linesOf } = await import('../../ui/plain/lines.ts')
  const { fresh } = await import('../../ui/prose/said.ts')
  const { table } = replay(catalog, recording)
  const scene = sceneOf(catalog, table.view(null))
  const happenings = table.told.map(({ happening }) => happening)
  const story = storyOf(happenings, scene)
  const title = scene.haunt ? `Lychgate. Haunt ${scene.haunt.number}: ${scene.haunt.name}.` : 'Lychgate.'
  const outcome = table.isOver ? story.outcome : [`Round ${scene.view.round}. The game is not over.`]
  const lines = [
    title,
    '',
    ...linesOf([...outcome.map(fresh), ...storyLines(story)], WIDTH),
    '',
    ...houseSketch(scene),
    `Seed ${table.opening.seed}.`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Columns and rows of a picture. */
const SIZES = { columns: [60, 240], rows: [20, 80] } as const

async function sharePicture(
  { recording, catalog }: Found,
  file: string,
  options: ShareOptions,
): Promise<void> {
  const [columns, rows] = (options.size ?? '80x24').split('x').map(Number)
  const fits = (n: number | undefined, [least, most]: readonly [number, number]): n is number =>
    Number.isInteger(n) && n! >= least && n! <= most
  if (!fits(columns, SIZES.columns) || !fits(rows, SIZES.rows))
    return fail('The size is columns x rows, from 60x20 to 240x80: for example --size 80x24.', EXIT.usage)
  const { THEMES } = await import('../../ui/theme/themes.ts')
  const { loadProfile } = await import('./profile.ts')
  const kept = loadProfile().profile
  const wanted = options.theme ?? kept.theme ?? 'dark'
  const theme = THEMES.find((one) => one === wanted)
  if (!theme)
    return fail(`There is no theme "${wanted.slice(0, 24)}". Name one of ${THEMES.join(', ')}.`, EXIT.usage)
  const { openPlayback } = await import('../../table/playback.ts')
  const playback = openPlayback(catalog, recording)
  if ('sentence' in playback) return fail(playback.sentence, EXIT.failed)
  const at = options.at === undefined ? playback.last : Number(options.at)
  if (!Number.isInteger(at) || at < 0 || at > playback.last)
    return fail(
      `This game has ${playback.last} choices: --at takes a number from 0 to ${playback.last}.`,
      EXIT.usage,
    )
  const { ASCII, UNICODE } = await import('../../ui/theme/glyphs.ts')
  const { pictureOf } = await import('../../ui/picture.ts')
  const glyphs = (options.ascii ?? kept.ascii) ? ASCII : UNICODE
  const { writeNew } = await import('./write-new.ts')
  const fault = writeNew(file, pictureOf(playback, at, { columns, rows }, { theme, glyphs }))
  if (fault !== null) return fail(fault, EXIT.failed)
  process.stdout.write(`The picture is in ${file}: the table after ${at} of ${playback.last} choices.\n`)
}
