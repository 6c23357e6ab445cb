/** Boxes of a haunt's pages by their address: their names and texts (L-INFO-03, L-AMB-80). */
import { type Address, parseAddress } from '../../engine/addresses.ts'
import { the } from '../../engine/language/say.ts'
import type { Scene } from './scene.ts'

/** `monster:cold-hand`, `haunt:1/actions/2`, `haunt:1/monsters/cold-hand/reactions/0`. */
function partsOf(scene: Scene, box: string) {
  const at = parseAddress(box)
  const kind = at?.kind === 'monster' ? at.id : at?.monster
  return {
    monster: scene.haunt?.monsters.find((monster) => monster.id === kind) ?? null,
    action: scene.index.actions.get(box) ?? null,
    reaction: scene.index.reactions.get(box) ?? null,
  }
}

/** What a reaction is printed on, as its sentence names it. */
export function homeOfReaction(at: Address): 'tile' | 'card' | 'haunt' | 'monster' {
  const { kind, monster } = parseAddress(at)!
  if (monster !== null) return 'monster'
  return kind === 'tile' || kind === 'haunt' ? kind : 'card'
}

export function boxName(scene: Scene, box: string): string {
  const { monster, action, reaction } = partsOf(scene, box)
  const own = action?.name ?? reaction?.name
  if (own) return `"${own}"`
  return monster
    ? `the box of ${/^the /i.test(monster.name) ? the(monster.name) : monster.name}`
    : 'one more box'
}

export function boxText(scene: Scene, box: string): string {
  const { monster, action, reaction } = partsOf(scene, box)
  const { sentences } = scene
  if (action) return sentences.action(action)
  if (reaction)
    return `${reaction.name ? `${reaction.name}. ` : ''}${sentences.reaction(reaction, monster ? 'monster' : 'haunt')}`
  return monster ? `${monster.name}. ${sentences.monster(monster).join(' ')}` : ''
}
