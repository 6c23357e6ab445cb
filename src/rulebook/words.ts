/** Normalizes words for the index and for questions: lower case and stemmed. Weak words say what kind of question it is, not what it is about. */
import { stemmer } from 'stemmer'

/** Words of questions and small talk, as typed: a question that consists of them asks about nothing, and they are never unknown. */
const WEAK = new Set(
  `a about absolutely accidentally actual actually after afterwards again ahead aint all allow allowed almost already also although altogether always am an and another answer answers any anybody anyhow anymore anyone anything anyways anywhere apparently are arent around as ask asked asking at automatically away basically be because been before beforehand beginner being besides between bit both boy bunch but by call called can cannot cant care case certain certainly clarification clarify clearly come comes completely confused consider correct correctly could couldnt count counts couple currently deal dear definitely describe despite detail details did didnt directly do does doesnt doing done dont during each easily either else entire entirely especially eventually ever every everybody everyone everytime everywhere exact exactly explain explained explanation fairly far feel few finally fine firstly folk folks following for friend from further generally get gets getting give given go goes going gone gonna got gotta great guess guy guys had happen happened happening happens has hasnt have havent having he hello hence her here hers herself hey hi him himself his hope how however hows huge i id idea if ill im immediate important in including info information instance instead intentionally interested into involved is isnt issue it its ive just kind kinda know lady lately left legally let lets like likely literally little long looks lot lots made mainly make makes man many matter may maybe me mean means meanwhile mention mentioned might mine more most mostly much must my myself naturally near nearly necessary need needs never newbie next nice no nobody none normal normally not nothing now nowadays nowhere obviously of off officially ok okay on once one only or other others our ours out over own particular particularly people perhaps person place please pls plus possible practically pretty probably problem properly put question questions quick quickly quite rather really recently regarding remember rule rules s said same say says secondly see seem seems sense sentence set shall she should shouldnt show silly simply since situation slightly so some somebody somehow someone something somewhere sorry sort specific still straightforward strictly stuff stupid such sudden suddenly suppose supposed sure surely take takes technically tell telling than thank thanks that thats the their theirs them themselves then theoretically there therefore theres these they theyre thing things think this those though thought thus till to today together tonight too totally truly try trying turn two typical typically under understand unless unlike until up us use used useful using usual usually various very via wanna want wanted wants was wasnt way we weird well were werent what whatever whats when whenever whens where wherever whether which while who whoever whole whom whos whose why will wish with within without wonder wondering wont work works worth would wouldnt wrong yes yesterday yet you your youre yours yourself`
    .split(' ')
    .filter(Boolean),
)

/** The share of its rarity that a weak word counts for: most are frequent anyway. */
const SHARE_OF_WEAK = 0.6

export const weightOf = (word: string): number => (isWeak(word) ? SHARE_OF_WEAK : 1)
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

export const stemsOf = (text: string): string[] => bareWords(text).map(stem)

/** "can i attack" gives "can i" and "i attack". */
export const sideBySide = (words: readonly string[]): string[] =>
  words.slice(1).map((word, n) => `${words[n]} ${word}`)

/** The words without weak ones, stemmed; all words if every one is weak. */
export function tellingWords(text: string): string[] {
  const words = bareWords(text)
  const telling = words.filter((word) => !isWeak(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

export const phraseOf = (text: string): string => tellingWords(text).join(' ')
