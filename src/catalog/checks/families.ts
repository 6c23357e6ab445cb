/** Families: enough for every seat, ladders of the edition's length, none like another, all of the same strength. */
import { addresses } from '../../engine/addresses.ts'
import type { Ruleset } from '../../engine/editions/ruleset.ts'
import { TRAITS } from '../../engine/ids.ts'
import type { FamilyDef } from '../../engine/language/defs.ts'
import { brokenIn, type Checking, rulesOf } from './checking.ts'

type Balance = NonNullable<Ruleset['ladders']['balance']>

export function checkFamilies({ catalog, complete, broken, report }: Checking): void {
  const rules = rulesOf(catalog)
  if (!rules) return
  const { steps: length, balance } = rules.ladders
  const families = Object.values(catalog.families)
  const most = rules.players.most
  if (complete && families.length < most && brokenIn(broken, 'families').length === 0)
    report(
      addresses.family(families.at(-1)?.id ?? ''),
      '',
      `There are ${families.length} families; ${most} can play.`,
    )
  for (const [n, family] of families.entries()) {
    const home = addresses.family(family.id)
    let isWhole = true
    for (const trait of TRAITS) {
      const { steps, start } = family.ladders[trait]
      const path = `ladders/${trait}`
      if (steps.length !== length)
        report(home, `${path}/steps`, `A ladder has ${length} steps, not ${steps.length}.`)
      if (steps.some((value, step) => step > 0 && value < steps[step - 1]!))
        report(home, `${path}/steps`, 'A ladder never falls from one step to the next.')
      if (start > steps.length) report(home, `${path}/start`, `The ladder has no step ${start}.`)
      isWhole &&= steps.length === length && start <= steps.length
    }
    // L-PREP-06
    const twin = families
      .slice(0, n)
      .find((other) => JSON.stringify(other.ladders) === JSON.stringify(family.ladders))
    if (twin) report(home, 'ladders', `The ladders are those of ${twin.name}; no two families are alike.`)
    if (complete && isWhole && balance)
      checkBalance(family, balance, (expected) => report(home, 'ladders', expected))
  }
}

function checkBalance({ ladders }: FamilyDef, balance: Balance, report: (expected: string) => void): void {
  const all = TRAITS.map((trait) => ladders[trait])
  const values = total(all.map(({ steps, start }) => steps[start - 1]!))
  const starts = total(all.map(({ start }) => start))
  const sum = total(all.flatMap(({ steps }) => steps))
  if (values !== balance.values)
    report(`The starting values add up to ${values}; in every family they make ${balance.values}.`)
  if (starts !== balance.starts)
    report(`The starting steps add up to ${starts}; in every family they make ${balance.starts}.`)
  if (sum !== balance.ladders)
    report(`The ladders add up to ${sum}; in every family they make ${balance.ladders}.`)
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
