/** A recorded game on the same table as a live one; below it how far it has come, and the keys to go about in it. */

import { REPLAY_KEYS, shownKey } from '../keymap.ts'
import { useKey } from '../keys/KeyProvider.tsx'
import { useSize } from '../layout/SizeProvider.tsx'
import { tableLayout } from '../layout/table-layout.ts'
import { nameOf, owned } from '../prose/names.ts'
import { findPlaced, type Scene, tileOf, viewerOf } from '../prose/scene.ts'
import type { ReplayState, ReplayStore } from '../store/replay-store.ts'
import { useStore } from '../store/store.ts'
import { fitted, runsWidth } from '../text/runs.ts'
import type { Glyphs } from '../theme/glyphs.ts'
import type { Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Row } from '../widgets/Row.tsx'
import { TextField } from '../widgets/TextField.tsx'
import { Table } from './Table.tsx'

export function ReplayScreen({ store }: { store: ReplayStore }) {
  const state = useStore(store, (now) => now)
  const glyphs = useGlyphs()
  const layout = tableLayout(useSize())
  useKey('page', store.press)
  const { scene, title, log, changed, prompt, page, message } = state
  const isTiny = layout.mode === 'tiny'
  const banner = isTiny ? positionText(state) : null
  const centre = whereItHappens(scene, changed)
  const view = { scene, title, log, changed, page, from: 0, layout, banner, centre }
  return (
    <>
      <Table {...view} />
      {!isTiny && <PositionBar state={state} width={layout.width} />}
      {prompt ? (
        <TextField {...prompt} mark={` ${prompt.mark}`} width={layout.width} />
      ) : (
        <Row
          runs={fitted(
            [{ text: ` ${message || stateText(state)}`, role: message ? 'warn' : 'dim' }],
            layout.width,
            glyphs.ellipsis,
          )}
        />
      )}
      {!isTiny && layout.mode !== 'huge' && <Row runs={replayHints(layout.width)} />}
    </>
  )
}

/** Where something has just changed, else where whoever's turn it is stands. */
function whereItHappens(scene: Scene, changed: ReadonlySet<string>): string | null {
  const { who } = scene.view.turn
  const tile = [...changed].findLast((id) => findPlaced(scene, id)) ?? (who && tileOf(scene, who))
  return tile && findPlaced(scene, tile) ? tile : null
}

/** "choice 41 of 212, round 3, Ned's turn". */
function positionText({ scene, at, last }: ReplayState): string {
  const { outcome, turn, round } = scene.view
  const whose = turn.who === null ? '' : `, ${owned(nameOf(scene, turn.who))} turn`
  return `choice ${at} of ${last}, round ${round}${outcome ? ', the end' : whose}`
}

const LONGEST_BAR = 60

function PositionBar({ state, width }: { state: ReplayState; width: number }) {
  const glyphs = useGlyphs()
  const text = positionText(state)
  const room = Math.min(LONGEST_BAR, width - text.length - 6)
  const told: Run = { text, role: 'strong' }
  return (
    <Row
      runs={
        room < 6
          ? [{ text: ' ' }, told]
          : [{ text: ' ' }, ...barOf(state, room, glyphs), { text: '  ' }, told]
      }
    />
  )
}

/** "[####....H.....]": what has been played, and where the haunt begins. */
function barOf({ at, last, haunt }: ReplayState, room: number, { bar }: Glyphs): Run[] {
  const cellOf = (n: number) => Math.min(room - 1, Math.floor((n * room) / Math.max(1, last)))
  const played = at === last ? room : cellOf(at)
  const there = haunt === null ? -1 : cellOf(haunt)
  return Array.from({ length: room }, (_, n): Run => {
    if (n === there) return { text: 'H', role: 'bad' }
    return n < played ? { text: bar.full, role: 'warn' } : { text: bar.empty, role: 'empty' }
  })
}

/** "through Ann's eyes   plays by itself, 2x". */
function stateText({ scene, isPlaying, speed }: ReplayState): string {
  const viewer = viewerOf(scene)
  const eyes = viewer ? `through ${owned(nameOf(scene, viewer.id))} eyes` : 'as an onlooker sees it'
  return `${eyes}   ${isPlaying ? 'plays by itself' : 'stands still'}, speed ${speed}x`
}

/** As many keys as there is room for; keys and back have theirs for sure. */
export function replayHints(width: number): Runs {
  const listed = REPLAY_KEYS.filter(({ short }) => short !== null)
  const runsFor = ({ keys, short }: (typeof listed)[number]): Run[] => [
    { text: ` ${shownKey(keys[0]!)}`, role: 'title' },
    { text: ` ${short} `, role: 'dim' },
  ]
  const isSure = ({ does }: (typeof listed)[number]): boolean => does === 'help' || does === 'leave'
  const sure = listed.filter(isSure).flatMap(runsFor)
  const row: Run[] = []
  for (const binding of listed) {
    const next = runsFor(binding)
    if (!isSure(binding) && runsWidth(row) + runsWidth(next) + runsWidth(sure) <= width) row.push(...next)
  }
  return [...row, ...sure]
}
