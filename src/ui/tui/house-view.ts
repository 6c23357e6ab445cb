/** The whole house to look at: a region can be picked, moved about and drawn closer. */
import type { Region } from '../../engine/ids.ts'
import { shownRegions } from '../map/house-layout.ts'
import { ZOOMS } from '../map/region-map.ts'
import type { Scene } from '../prose/scene.ts'
import { type HouseModel, houseScreen } from '../screens/house.ts'
import type { Key } from '../term/key.ts'
import type { ScreenFrame, Size } from '../text/sheet.ts'
import type { Screen, Shell } from './screen.ts'

export class HouseView implements Screen {
  #picked: Region | null = null
  #zoom: HouseModel['zoom'] = null
  #pan = { x: 0, y: 0 }

  constructor(
    private readonly shell: Shell,
    private readonly scene: () => Scene,
  ) {}

  frame(size: Size): ScreenFrame {
    return houseScreen(
      { scene: this.scene(), picked: this.#picked, zoom: this.#zoom, pan: this.#pan },
      size,
      this.shell.settings.glyphs,
    )
  }

  press(key: Key): void {
    const region = shownRegions(this.scene())[Number(key.text) - 1]
    const steps: Record<string, [number, number]> = {
      up: [0, -1],
      k: [0, -1],
      down: [0, 1],
      j: [0, 1],
      left: [-1, 0],
      h: [-1, 0],
      right: [1, 0],
      l: [1, 0],
    }
    const step = steps[key.name]
    if (region) this.#pick(region)
    else if (key.text === '0') this.#pick(null)
    else if (step) this.#pan = { x: this.#pan.x + step[0], y: this.#pan.y + step[1] }
    else if (key.text === '+' || key.text === '=' || key.text === '-') this.#closer(key.text === '-' ? -1 : 1)
    else if (this.#picked && (key.name === 'escape' || key.name === 'return')) this.#pick(null)
    else if (['escape', 'return', 'q', 'm', 'f4'].includes(key.name) || (key.ctrl && 'qd'.includes(key.name)))
      return this.shell.pop()
    this.shell.redraw()
  }

  #pick(region: Region | null): void {
    this.#picked = region
    this.#pan = { x: 0, y: 0 }
    this.#zoom = null
  }

  #closer(by: number): void {
    const now = ZOOMS.indexOf(this.#zoom ?? 'small')
    this.#zoom = ZOOMS[Math.max(0, Math.min(ZOOMS.length - 1, now + by))]!
  }
}
