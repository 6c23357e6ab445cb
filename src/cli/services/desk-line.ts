// Answers one line at a desk: rules, odds, and what is public of a haunt. Nothing else: no file, no save, no shell, no spoilers.
import { printable } from '../../catalog/problems.ts'
import { hauntEntry, hauntNumbers } from '../../rulebook/ids.ts'
import type { RuleIndex } from '../../rulebook/rule-index.ts'
import { answer } from './answer-rules.ts'
import { calledWith } from './called-with.ts'
import { oddsMeant, oddsText, QUESTIONS } from './dice-odds.ts'
import { RULES_OPTIONS, type RulesOptions } from './rules-options.ts'

export interface DeskAnswer {
  text: string
  /** Nothing was answered: the text says why. */
  isRefused: boolean
  isLeaving?: true
}

export interface DeskManners {
  /** An object a line. */
  json?: boolean
  edition?: string
  spoilers?: boolean
  plain?: boolean
  all?: boolean
}

/** The longest line that is read, in characters. */
export const LONGEST_LINE = 500

/** Options of RULES that say how to answer. The others open files or seals. */
const OPEN_OPTIONS = RULES_OPTIONS.filter(([form]) =>
  ['--edition <name>', '--all', '--json', '--plain'].includes(form),
)

const HELP = `Ask in your own words ("can I attack before the haunt?", "how many items can I carry in second edition?"), or type
  rules WORDS      the same; also the id of a rule, list, topics, card NAME, tile NAME, diff legacy third haunt-roll
  odds WORDS       4 dice against 3; 6 or more on 5 dice; haunt with 4 omens
  preview haunt N  what may be known of a haunt before it begins
  quit             leave`

class Refused extends Error {}
const refuse = (sentence: string): never => {
  throw new Refused(sentence)
}

export function answerLine(index: RuleIndex, line: string, manners: DeskManners = {}): DeskAnswer {
  if (line.length > LONGEST_LINE)
    return refused(line, `A question has at most ${LONGEST_LINE} characters; ask a shorter one.`, manners)
  const words = wordsOf(line)
  const [first = '', ...rest] = words
  const verb = first.toLowerCase()
  if (verb === 'lychgate') return answerLine(index, words.slice(1).join(' '), manners)
  if (rest.length === 0 && ['quit', 'exit', 'q', 'bye'].includes(verb))
    return { text: 'Good night.', isRefused: false, isLeaving: true }
  if (rest.length === 0 && ['', 'help', '?', '--help', '-h', 'rules', 'desk'].includes(verb))
    return said(line, HELP, manners)
  try {
    if (verb === 'odds') return said(line, oddsAnswer(rest, manners), manners)
    if (verb === 'preview') return said(line, preview(index, rest), manners)
    return rules(index, verb === 'rules' ? rest : words, manners)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return refused(line, sentence(error.message), manners)
  }
}

/** Quotes group nothing here: they only fall away. Controls were never words. */
const wordsOf = (line: string): string[] =>
  printable(line)
    .replace(/["'`]+(?=\s|$)|(?<=^|\s)["'`]+/g, '')
    .split(/\s+/)
    .filter(Boolean)

function rules(
  index: RuleIndex,
  args: readonly string[],
  { json, edition, spoilers, plain, all }: DeskManners,
): DeskAnswer {
  const called = calledWith(args, OPEN_OPTIONS)
  if (!called) return refuse('at this desk RULES takes --edition NAME, --all, --json and --plain')
  const typed = called.typed as RulesOptions
  const options: RulesOptions = {
    ...given({ edition, plain, all, spoilers }),
    ...typed,
    ...(json ? { json } : {}),
  }
  const { text, isNothing } = answer(index, called.words, options, refuse)
  return { text: options.json ? text : text.split('\n').map(printable).join('\n'), isRefused: isNothing }
}

const given = (options: Partial<Record<keyof RulesOptions, string | boolean | undefined>>): RulesOptions =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined && value !== false))

function oddsAnswer(args: readonly string[], { json = false }: DeskManners): string {
  const [name = ''] = args
  const question = Object.hasOwn(QUESTIONS, name) ? QUESTIONS[name] : undefined
  const called = question ? calledWith(args.slice(1), question.options) : null
  if (question && called?.words.length === question.takes.length)
    return oddsText(question, called.words, { ...called.typed, ...(json ? { json } : {}) }, refuse)
  const { question: asked, numbers, typed } = oddsMeant(args, json ? { json } : {}, refuse)
  return oddsText(asked, numbers, typed, refuse)
}

/** A haunt's pages are read when it begins; what everybody may know is that it is in the box. */
function preview(index: RuleIndex, args: readonly string[]): string {
  const number = args.find((word) => /^\d{1,4}$/.test(word))
  const haunt = number === undefined ? undefined : index.find(hauntEntry(Number(number)))
  if (!haunt) {
    const known = hauntNumbers(index.ids)
    return refuse(`preview takes one of the haunts ${known.join(', ')}, as in "preview haunt ${known[0]}"`)
  }
  return `Haunt ${number} is in the box. Its name and pages stay sealed at this desk until it begins in a game of yours.`
}

function said(line: string, text: string, { json }: DeskManners): DeskAnswer {
  const isObject = text.startsWith('{')
  return {
    text: json && !isObject ? JSON.stringify({ kind: 'said', asked: printable(line), text }) : text,
    isRefused: false,
  }
}

const refused = (line: string, because: string, { json }: DeskManners): DeskAnswer => ({
  text: json ? JSON.stringify({ kind: 'refused', asked: printable(line.slice(0, 80)), because }) : because,
  isRefused: true,
})

const sentence = (text: string): string => {
  const plain = text.replace(/\n\(?(.*?)\)?$/, '. $1')
  return printable(`${plain.charAt(0).toUpperCase()}${plain.slice(1).replace(/[.?]?$/, (end) => end || '.')}`)
}
