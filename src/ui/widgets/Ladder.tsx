/** A trait as a ladder: the skull, the steps still held, the marker, and what could yet be won. */
import type { Glyphs } from '../theme/glyphs.ts'
import type { Role, Run, Runs } from '../theme/roles.ts'
import { useGlyphs } from '../theme/ThemeProvider.tsx'
import { Row } from './Row.tsx'

interface LadderProps {
  name: string
  /** What the trait is worth now, with what cards add to it. */
  value: number
  steps: readonly number[]
  /** The step of the marker, from 1; 0 is the skull. */
  at: number
}

export const Ladder = (props: LadderProps) => <Row runs={ladderRuns(props, useGlyphs())} />

/** One step from the skull is critical, two are near it. */
export const nearness = (at: number): 'good' | 'warn' | 'bad' =>
  at <= 1 ? 'bad' : at === 2 ? 'warn' : 'good'

/** "Speed  4 †═2═3═3═[4] 5·5·6·6". */
export function ladderRuns({ name, value, steps, at }: LadderProps, glyphs: Glyphs): Runs {
  const near = nearness(at)
  const role: Role = near === 'good' ? 'strong' : near
  const held = steps.slice(0, Math.max(0, at - 1)).map((step) => `${glyphs.held}${step}`)
  const rest = steps.slice(at)
  const here: Run = { text: `[${at > 0 ? steps[at - 1] : glyphs.skull}]`, ground: `chip-${near}` }
  return [
    { text: `${name.padEnd(6)} ` },
    { text: `${value} `, role },
    ...(at > 0
      ? [
          { text: glyphs.skull, role: 'bad' as const },
          { text: `${held.join('')}${glyphs.held}`, role: near },
        ]
      : []),
    here,
    ...(rest.length > 0 ? [{ text: ` ${rest.join(glyphs.dot)}`, role: 'dim' as const }] : []),
  ]
}
