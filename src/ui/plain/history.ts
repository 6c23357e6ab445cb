/** What has been: LOG tells it again, WHY names the rules behind the last of it. */
import { mayKnow } from '../../engine/view.ts'
import { paragraphs, type Said, system } from '../prose/said.ts'
import type { Scene } from '../prose/scene.ts'
import { tell, tellAll } from '../prose/tell.ts'
import type { Desk } from './desk.ts'

const LINES = 20

/** `log`, `log 50`, `log grep bell`, `log 5 grep bell`. */
export function log(desk: Desk, words: readonly string[]): Said[] {
  const scene = desk.scene()
  const number = words.find((word) => /^\d{1,6}$/.test(word))
  const at = words.indexOf('grep')
  const wanted = at < 0 ? '' : words.slice(at + 1).join(' ')
  const lines = paragraphs(
    tellAll(
      desk.table.told.map(({ happening }) => happening).filter((one) => mayKnow(one, scene.view.viewer)),
      scene,
    ),
  ).filter(({ text }) => text.toLowerCase().includes(wanted))
  const shown = lines.slice(-(number === undefined ? LINES : Math.max(1, Number(number))))
  if (shown.length === 0)
    return [system(wanted ? `Nothing that was told has "${wanted}" in it.` : 'Nothing has happened yet.')]
  return shown.map((line) => ({ ...line, fresh: true }))
}

/** The rules of the last choice anybody made, or of the last refusal. */
export function why(desk: Desk): Said[] {
  if (desk.memory.refusal) return [system(desk.memory.refusal)]
  const scene = desk.scene()
  const { told } = desk.table
  const last = told.findLast(({ happening }) => happening.rules.length > 0 && isTold(scene, happening))
  if (!last) return [system('Nothing has happened yet that a rule had caused.')]
  const lines: Said[] = []
  for (const { n, happening } of told) {
    if (n !== last.n || happening.rules.length === 0 || !mayKnow(happening, scene.view.viewer)) continue
    const text = (tell(happening, scene) ?? []).map((said) => said.text).join(' ')
    lines.push(system(`${happening.rules.join(', ')}: ${text || `${happening.kind.replaceAll('-', ' ')}.`}`))
  }
  return lines
}

const isTold = (scene: Scene, happening: Parameters<typeof tell>[0]): boolean =>
  tell(happening, scene) !== null
