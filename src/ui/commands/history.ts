/** LOG shows past happenings, WHY the rules behind the last of them. */
import type { Happening } from '../../engine/happenings.ts'
import { mayKnow } from '../../engine/view.ts'
import { citeRules } from '../prose/cite.ts'
import { paragraphs, type Said, system } from '../prose/said.ts'
import { tell, tellAll } from '../prose/tell.ts'
import type { CommandMemory, Desk } from './desk.ts'
import { ruleLines, titled } from './rulebook.ts'

const LINES = 20

/** The lines, and whether some of them are for this seat alone. */
interface Told {
  said: Said[]
  isOwn: boolean
}

/** `log`, `log 50`, `log bell`, `log 5 grep bell`. */
export function log(desk: Desk, words: readonly string[]): Told {
  const scene = desk.scene()
  const number = words.find((word) => /^\d{1,6}$/.test(word))
  const wanted = words.filter((word) => word !== 'grep' && word !== number).join(' ')
  const linesFor = (viewer: string | null) =>
    paragraphs(
      tellAll(
        desk.table.told.map(({ happening }) => happening).filter((one) => mayKnow(one, viewer)),
        scene,
      ),
    )
  const lines = linesFor(scene.view.viewer).filter(({ text }) => text.toLowerCase().includes(wanted))
  const shown = lines.slice(-(number === undefined ? LINES : Math.max(1, Number(number))))
  if (shown.length === 0)
    return {
      said: [system(wanted ? `No line of the log has "${wanted}" in it.` : 'Nothing has happened yet.')],
      isOwn: false,
    }
  const heardByAll = new Set(linesFor(null).map(({ text }) => text))
  return {
    said: shown.map((line) => ({ ...line, fresh: true })),
    isOwn: shown.some(({ text }) => !heardByAll.has(text)),
  }
}

/** The chain behind the last choice anybody made, last effect first; or the rule of the last refusal. */
export function why(desk: Desk): Told {
  const { refusal } = desk.memory
  if (refusal) return { said: refusedBecause(desk, refusal), isOwn: false }
  const scene = desk.scene()
  const { told } = desk.table
  const mayTell = (happening: Happening) =>
    happening.rules.length > 0 && mayKnow(happening, scene.view.viewer)
  const last = told.findLast(({ happening }) => mayTell(happening) && tell(happening, scene) !== null)
  if (!last) return { said: [system('No rule has caused anything yet.')], isOwn: false }
  const chain = told.filter(({ n, happening }) => n === last.n && mayTell(happening)).reverse()
  const links = chain.flatMap(({ happening }) => {
    const text = (tell(happening, scene) ?? []).map((one) => one.text).join(' ')
    const rules = happening.rules.map((id) => titled(desk, id))
    return text ? [`${text}${citeRules({ ...scene, ids: true }, rules, '; ')}`] : []
  })
  const said = links.map((link, n) => system(`${n === 0 ? '' : 'Because: '}${link}`))
  return { said, isOwn: chain.some(({ happening }) => happening.seenBy !== undefined) }
}

function refusedBecause(desk: Desk, { rule, because }: NonNullable<CommandMemory['refusal']>): Said[] {
  const entry = ruleLines(desk, rule)
  return entry.length > 0 ? entry : [system(`${rule}: ${because}`)]
}
