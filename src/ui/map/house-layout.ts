/** The regions of the house in the order they are numbered and shown. */
import type { Region } from '../../engine/ids.ts'
import type { Scene } from '../prose/scene.ts'

const SHOWN: readonly Region[] = ['outside', 'ground', 'upper', 'basement']

export const shownRegions = ({ regions }: Scene): Region[] =>
  SHOWN.filter((region) => regions.includes(region))
