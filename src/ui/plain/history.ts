/** What has been: LOG tells it again, WHY names the rules behind the last of it. */
import { mayKnow } from '../../engine/view.ts'
import { paragraphs, type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { tell, tellAll } from '../prose/tell.ts'
import type { Desk } from './desk.ts'

const LINES = 20

/** What is said, and whether some of it is for this seat alone. */
interface Told {
  said: Said[]
  isOwn: boolean
}

/** `log`, `log 50`, `log grep bell`, `log 5 grep bell`. */
export function log(desk: Desk, words: readonly string[]): Told {
  const scene = desk.scene()
  const number = words.find((word) => /^\d{1,6}$/.test(word))
  const at = words.indexOf('grep')
  const wanted = at < 0 ? '' : words.slice(at + 1).join(' ')
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
      said: [system(wanted ? `Nothing that was told has "${wanted}" in it.` : 'Nothing has happened yet.')],
      isOwn: false,
    }
  const heardByAll = new Set(linesFor(null).map(({ text }) => text))
  return {
    said: shown.map((line) => ({ ...line, fresh: true })),
    isOwn: shown.some(({ text }) => !heardByAll.has(text)),
  }
}

/** The rules of the last choice anybody made, or of the last refusal. */
export function why(desk: Desk): Told {
  if (desk.memory.refusal) return { said: [system(desk.memory.refusal)], isOwn: false }
  const scene = desk.scene()
  const { told } = desk.table
  const last = told.findLast(
    ({ happening }) =>
      happening.rules.length > 0 && mayKnow(happening, scene.view.viewer) && isTold(scene, happening),
  )
  if (!last) return { said: [system('Nothing has happened yet that a rule had caused.')], isOwn: false }
  const lines: Said[] = []
  let isOwn = false
  for (const { n, happening } of told) {
    if (n !== last.n || happening.rules.length === 0 || !mayKnow(happening, scene.view.viewer)) continue
    if (happening.seenBy) isOwn = true
    const text = (tell(happening, scene) ?? []).map((said) => said.text).join(' ')
    lines.push(system(`${happening.rules.join(', ')}: ${text || `${happening.kind.replaceAll('-', ' ')}.`}`))
  }
  return { said: lines, isOwn }
}

const isTold = (scene: Scene, happening: Parameters<typeof tell>[0]): boolean =>
  tell(happening, scene) !== null
