/** Normalizes words for the index and for questions: lower case and stemmed. Weak words say what kind of question it is, not what it is about. */
import { stemmer } from 'stemmer'

/** Words of questions and small talk, as typed. They count for little, and only against example questions. */
const WEAK = new Set(
  `a about actually after again ahead all allowed allow already also always am an and another any anybody anyone anything are around as ask at away be because been before being between both but by call called can cannot cant case come comes could count counts did do does doesnt doing done dont during each either else ever every everybody everyone exactly far few for friend from get gets getting give given go goes going gone got guy had happen happens has have having he her here him his how i id if ill im in instead into is isnt it its ive just kind know left let lets like long lot made make makes many matter may maybe me mean means might mine more most much must my near need needs never next no nobody none not nothing now of off ok okay on once one only or other others our out over own people person place please possible put question quite rather really rule rules s said same say says see seem set she should show so some somebody someone something sort still stuff such supposed take takes tell than that thats the their them then there these they thing things this those though to together too try trying turn two under unless until up us use used using very want wants was way we well were what whats when where whether which while who whole whom whose why will with within without wont work works would yes yet you your`
    .split(' ')
    .filter(Boolean),
)

/** Weak words that tell most about what is asked. */
const ASKING = new Set(
  'after again all another before both each every how if many more most much must need next no not once one only other same still twice two until what when where who why without mani onc onli anoth befor turn rule take use give play player go place'.split(
    ' ',
  ),
)

const WEIGHT_OF_WEAK = 0
const WEIGHT_OF_ASKING = 0.45

/** The share of its rarity that a word counts for: 1 unless it is weak. */
export const weightOf = (word: string): number =>
  !isWeak(word) ? 1 : ASKING.has(word) ? WEIGHT_OF_ASKING : WEIGHT_OF_WEAK
/** Also told of a stem: takes and taking are as weak as take. */
export const isWeak = (word: string): boolean => WEAK.has(word) || WEAK_STEMS.has(word)
/** Stems of weak words that are no words themselves. */
const WEAK_STEMS = new Set(
  'actual alreadi alwai anoth ani anybodi anyon anyth ar awai becaus befor doe dure els everi everybodi everyon exactli goe gui ha hi iv mani mai mayb nobodi noth okai onc onli peopl pleas possibl quit realli sai somebodi someon someth suppos thei thi togeth veri wa wai ye'.split(
    ' ',
  ),
)

/** "Can I attack Ned's room?" becomes can, i, attack, ned, room. */
export function bareWords(text: string): string[] {
  const small = text.toLowerCase()
  // Most text is ASCII, and the Unicode tables are slow to load.
  const words = /^[\x20-\x7e]*$/.test(small)
    ? small.replace(/'s\b|'/g, '').split(/[^a-z0-9]+/)
    : worldWords(small)
  return words.filter(Boolean)
}

const worldWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/['’]s\b|[\p{M}'’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)

/** The longest word that is stemmed; longer ones are no words. */
const LONGEST_WORD = 40

/** Attacks, attacked and attacking are one, and so are body and bodies. */
export const stem = (word: string): string =>
  word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : (IRREGULAR.get(word) ?? stemmer(word))

/** Forms that no rule of spelling joins. */
const IRREGULAR = new Map(
  Object.entries({
    los: 'los',
    dying: 'die',
    dies: 'die',
    died: 'die',
    die: 'die',
    dice: 'dice',
    lying: 'lie',
    fought: 'fight',
    hid: 'hide',
    hidden: 'hide',
    bought: 'buy',
    drew: 'draw',
    drawn: 'draw',
    chosen: 'choos',
    chose: 'choos',
    stole: 'steal',
    stolen: 'steal',
    theft: 'steal',
    fell: 'fall',
    fallen: 'fall',
    threw: 'throw',
    thrown: 'throw',
    held: 'hold',
    lost: 'lose',
    loses: 'lose',
    won: 'win',
    began: 'begin',
    begun: 'begin',
    gave: 'give',
    took: 'take',
    taken: 'take',
    ran: 'run',
    said: 'say',
    saw: 'see',
    seen: 'see',
    sight: 'sight',
    heroes: 'hero',
    omens: 'omen',
    loss: 'lose',
    killed: 'kill',
    discovery: 'discov',
    ties: 'tie',
    tied: 'tie',
    tie: 'tie',
  }),
)

/** The words without weak ones, stemmed; all words if every one is weak. */
export function tellingWords(text: string): string[] {
  const words = bareWords(text)
  const telling = words.filter((word) => !isWeak(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

export const phraseOf = (text: string): string => tellingWords(text).join(' ')
