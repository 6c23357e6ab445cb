/** Short sentences that every telling of a campaign shares. */
import type { Member } from './box.ts'

/** "Ann Marl, 34, died, a traitor. Went into the well." */
export function aboutMember({ name, age, again, died, traitor, fate }: Member, family?: string): string {
  const facts = [
    `${name}${family ? ` ${family}` : ''}`,
    String(age),
    ...(again ? ['here again'] : []),
    ...(died ? ['died'] : []),
    ...(traitor ? ['a traitor'] : []),
  ]
  return `${facts.join(', ')}${fate ? `. ${fate}` : ''}`
}

/** ", 2 of 3 boxes", for a card with boxes. */
export const aboutBoxes = (ticks: number, boxes: number): string =>
  boxes > 0 ? `, ${ticks} of ${boxes} boxes ticked` : ''

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
