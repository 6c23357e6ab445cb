/** Who begins by birthday (E1-SETUP-09, E2-SETUP-09, E3-SETUP-12): counted from the day of play (E3-RUL-31). */
import type { Procedures } from '../play.ts'

/** Without a day of play the year is young. */
const NEW_YEAR = '01-01'
const DAYS = 31

/** Days of a year whose months are all of one length: only the order counts. */
const dayOf = (date: string): number => {
  const [month = 1, day = 1] = date.split('-').map(Number)
  return month * DAYS + day
}

/** The day itself is a birthday that has come. */
export const nextBirthday: Procedures['mayGoFirst'] = ({ state, catalog }) => {
  const today = dayOf(state.options.day ?? NEW_YEAR)
  const year = 12 * DAYS
  const away = (family: string) =>
    (dayOf(catalog.families[family]!.birthday ?? NEW_YEAR) - today + year) % year
  const least = Math.min(...state.explorers.map(({ family }) => away(family)))
  return state.explorers.filter(({ family }) => away(family) === least)
}

/** E1-RUL-15: of several with the same birthday the one in the earlier seat. */
export const earliestBirthday: Procedures['mayGoFirst'] = (play) => nextBirthday(play).slice(0, 1)
