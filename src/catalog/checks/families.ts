/** Families: ladders of eight steps, none like another, all of the same strength. */
import { TRAITS } from '../../engine/ids.ts'
import type { FamilyDef } from '../../engine/language/defs.ts'
import type { Checking } from '../check.ts'

const STEPS = 8
/** What every family adds up to. */
const BALANCE = { values: 16, starts: 16, ladders: 144 }

export function checkFamilies({ catalog, complete, report }: Checking): void {
  const families = Object.values(catalog.families)
  for (const [n, family] of families.entries()) {
    const home = `family:${family.id}`
    let isWhole = true
    for (const trait of TRAITS) {
      const { steps, start } = family.ladders[trait]
      const path = `ladders/${trait}`
      if (steps.length !== STEPS)
        report(home, `${path}/steps`, `A ladder has ${STEPS} steps, not ${steps.length}.`)
      if (steps.some((value, step) => step > 0 && value < steps[step - 1]!))
        report(home, `${path}/steps`, 'A ladder never falls from one step to the next.')
      if (start > steps.length) report(home, `${path}/start`, `The ladder has no step ${start}.`)
      isWhole &&= steps.length === STEPS && start <= steps.length
    }
    // L-PREP-06
    const twin = families
      .slice(0, n)
      .find((other) => JSON.stringify(other.ladders) === JSON.stringify(family.ladders))
    if (twin) report(home, 'ladders', `The ladders are those of ${twin.name}; no two families are alike.`)
    if (complete && isWhole) checkBalance(family, (expected) => report(home, 'ladders', expected))
  }
}

function checkBalance({ ladders }: FamilyDef, report: (expected: string) => void): void {
  const all = TRAITS.map((trait) => ladders[trait])
  const values = total(all.map(({ steps, start }) => steps[start - 1]!))
  const starts = total(all.map(({ start }) => start))
  const sum = total(all.flatMap(({ steps }) => steps))
  if (values !== BALANCE.values)
    report(`The starting values add up to ${values}; in every family they make ${BALANCE.values}.`)
  if (starts !== BALANCE.starts)
    report(`The starting steps add up to ${starts}; in every family they make ${BALANCE.starts}.`)
  if (sum !== BALANCE.ladders)
    report(`The ladders add up to ${sum}; in every family they make ${BALANCE.ladders}.`)
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
