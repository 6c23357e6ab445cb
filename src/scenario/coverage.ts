/** How much of a rulebook is proved: by section, and what cannot be, with the reason. */
import { EDITIONS } from '../engine/ids.ts'
import type { ByEdition, Rule } from '../rulebook/book.ts'
import type { Proofs } from './proofs.ts'

export interface Count {
  total: number
  covered: number
  justified: number
  missing: string[]
}

export interface SectionCount extends Count {
  section: string
}

export interface Coverage extends Count {
  sections: SectionCount[]
  /** Covered by a scenario, which anybody can run, and not by a test in code alone. */
  byScenario: number
  /** Rules that no test can show. */
  reasons: { id: string; because: string }[]
  /** The layer between games, apart from the rest. */
  campaign: Count
}

export function coverageOf(rules: readonly Rule[], proofs: Proofs): ByEdition<Coverage> {
  const isCovered = ({ id }: Rule) => proofs.shown.has(id) || proofs.named.has(id)
  const count = (some: readonly Rule[]): Count => ({
    total: some.length,
    covered: some.filter(isCovered).length,
    justified: some.filter((rule) => !isCovered(rule) && rule.untestable !== undefined).length,
    missing: some.filter((rule) => !isCovered(rule) && rule.untestable === undefined).map(({ id }) => id),
  })
  const byEdition = EDITIONS.map((edition): [string, Coverage] => {
    const own = rules.filter((rule) => rule.edition === edition)
    const table = own.filter(({ layer }) => layer === undefined)
    const sections = [...new Set(table.map(({ section }) => section))].map((section) => ({
      section,
      ...count(table.filter((rule) => rule.section === section)),
    }))
    const reasons = table.flatMap((rule) =>
      rule.untestable !== undefined && !isCovered(rule) ? [{ id: rule.id, because: rule.untestable }] : [],
    )
    const byScenario = table.filter(({ id }) => proofs.shown.has(id)).length
    const campaign = count(own.filter(({ layer }) => layer === 'campaign'))
    return [edition, { ...count(table), sections, byScenario, reasons, campaign }]
  })
  return Object.fromEntries(byEdition) as ByEdition<Coverage>
}
