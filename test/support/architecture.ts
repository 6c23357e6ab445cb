// Reads source text and says where it breaks the shape of the project. Pure: files come in, sentences go out.
import { posix } from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  /** From the top of the project, with forward slashes: src/engine/game.ts */
  readonly path: string
  readonly text: string
}

interface Import {
  readonly from: string
  readonly isTypeOnly: boolean
}

/** Which folders of src a folder may import from, besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  catalog: ['engine'],
  rulebook: ['engine', 'catalog'],
  table: ['engine', 'catalog', 'ai'],
  campaign: ['table', 'engine', 'catalog', 'ai'],
  ai: ['engine'],
  odds: ['engine'],
  ui: ['table', 'engine', 'catalog', 'rulebook', 'odds', 'ai'],
  scenario: ['engine', 'catalog', 'rulebook', 'table', 'campaign', 'ui'],
  cli: ['engine', 'catalog', 'rulebook', 'table', 'campaign', 'ai', 'odds', 'ui', 'scenario', 'build'],
  build: ['catalog', 'rulebook'],
}

/** These know what a mind is, and never how it thinks: whoever opens a table brings that. */
const GUESTS = ['table', 'campaign', 'ui']

/** These see the game through its door and its views, never through the state and the rules behind it. */
const OUTSIDERS = ['ui', 'ai', 'odds']
const BEHIND_THE_DOOR = ['src/engine/state/', 'src/engine/rules/']

/** What a computer player works out on a table it has imagined; nobody else has an imagined one to look at. */
const INSIGHT = 'src/engine/ai-queries.ts'
const DOORS_OF_AI = ['game', 'view', 'imagine', 'ai-queries', 'ids', 'keys', 'addresses', 'happenings'].map(
  (name) => `src/engine/${name}.ts`,
)

/** Which rooms of ai/ a room may import from, besides itself and the shared files. */
const AI_ROOMS: Readonly<Record<string, readonly string[]>> = {
  reading: [],
  pricing: ['reading'],
  planning: ['reading', 'pricing'],
  secrets: ['reading', 'pricing'],
  levels: ['reading', 'pricing', 'planning', 'secrets'],
}
const AI_SHARED = ['types', 'memory', 'rng'].map((name) => `src/ai/${name}.ts`)

const SCREENLESS = ['engine', 'ai', 'odds', 'catalog', 'rulebook', 'table', 'campaign']
const SCREEN_PACKAGES = ['ink', 'react', 'chalk']

const CLOCK_AND_LOCALE = ['Date', 'performance', 'Intl', 'crypto']

/** Ids of content that are also plain words of the rules, and may therefore stand in the engine. */
const ORDINARY_WORDS = ['skull']

export function brokenArrows(file: SourceFile): string[] {
  const home = folderOf(file.path)
  const allowed = ARROWS[home]
  if (allowed === undefined) return [`${file.path}: src/${home} is not a folder whose imports are known`]
  return importsOf(file).flatMap((found) => {
    const because = found.from.startsWith('.')
      ? objectionToOurs(file.path, home, allowed, found)
      : objectionToPackage(home, found)
    return because === undefined ? [] : [`${file.path} imports ${found.from}: ${because}`]
  })
}

function objectionToOurs(path: string, home: string, allowed: readonly string[], found: Import) {
  const target = posix.join(posix.dirname(path), found.from)
  if (!target.startsWith('src/'))
    return home === 'cli' || home === 'build' ? undefined : 'it lies outside src'
  const there = folderOf(target)
  if (there !== home && !allowed.includes(there)) return `${home} may not import ${there}`
  if (there === 'ai' && GUESTS.includes(home) && !found.isTypeOnly) return `${home} knows only types of ai`
  const isHidden = OUTSIDERS.includes(home) && BEHIND_THE_DOOR.some((folder) => target.startsWith(folder))
  if (isHidden) return `${home} sees only the door and the views of the engine`
  if (target === INSIGHT && home !== 'ai') return 'ai-queries is for the players of the computer'
  if (home !== 'ai') return undefined
  return there === 'engine' ? objectionToReading(target, found) : objectionToRoom(path, target)
}

/** Rooms of ai/ import along AI_ROOMS; the shared files import no room, and only mind.ts may import all. */
function objectionToRoom(path: string, target: string) {
  if (path === 'src/ai/mind.ts' || AI_SHARED.includes(target)) return undefined
  const [home, there] = [path, target].map((each) => each.split('/')[2]!) as [string, string]
  if (home === there || AI_ROOMS[home]?.includes(there)) return undefined
  return `ai/${home} may not import ai/${there}`
}

/** The words of the language come as types alone: what they mean is asked through ai-queries. */
function objectionToReading(target: string, { isTypeOnly }: Import) {
  if (DOORS_OF_AI.includes(target)) return undefined
  const isWords = isTypeOnly && target.startsWith('src/engine/language/')
  return isWords ? undefined : 'ai reads the engine through its doors and the types of the language'
}

function objectionToPackage(home: string, found: Import) {
  const name = packageOf(found.from)
  if (SCREENLESS.includes(home) && SCREEN_PACKAGES.includes(name)) return `${home} knows no screen`
  if (home !== 'engine' || name === 'seedrandom' || (name === 'zod' && found.isTypeOnly)) return undefined
  return 'the engine imports only seedrandom, and types of zod'
}

/** Orders to a terminal are made in few places, so that nothing a person wrote can ever become one. */
export function terminalOrders(file: SourceFile): string[] {
  if (!/^src\/(?:ui|cli)\//.test(file.path) || ORDERS_AT_HOME.test(file.path)) return []
  return collect(file, (node) => {
    if (isMember(node, 'process', 'stdout') || isMember(node, 'process', 'stdin'))
      return STREAMS_AT_HOME.test(file.path) ? undefined : textOf(node)
    if (ts.isVariableDeclaration(node) && node.initializer && textOf(node.initializer) === 'process')
      return !STREAMS_AT_HOME.test(file.path) && /\bstd(?:in|out)\b/.test(textOf(node.name))
        ? textOf(node)
        : undefined
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
    if (!isText && !ts.isRegularExpressionLiteral(node)) return undefined
    return ESCAPE.test(textOf(node)) ? textOf(node) : undefined
  })
}
const ORDERS_AT_HOME = /^src\/(?:ui\/term\/|cli\/services\/terminal\.ts$)/
const STREAMS_AT_HOME = /^src\/(?:cli\/|ui\/run\.tsx$)/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the character itself is looked for too
const ESCAPE = /\\x1b|\\u001b|\\u\{1b\}|\\033|\\x9b|\\u009b|[\x1b\x9b]/i

/** Parts of ui/ that stay without React, and the command line. */
const INKLESS = /^src\/(?:cli|ui\/(?:prose|commands|plain|map|term|text))\//

/** What draws sees no rules and no table; what knows terminals knows no game; Ink and chalk stay where they are put. */
export function misplacedScreens(file: SourceFile): string[] {
  if (!file.path.startsWith('src/ui/') && !file.path.startsWith('src/cli/')) return []
  return importsOf(file).flatMap((found) => {
    const because = objectionOnScreen(file.path, found)
    return because === undefined ? [] : [`${file.path} imports ${found.from}: ${because}`]
  })
}

function objectionOnScreen(path: string, { from, isTypeOnly }: Import): string | undefined {
  const name = packageOf(from)
  if ((name === 'ink' || name === 'react') && INKLESS.test(path)) return 'it has no part in Ink'
  if (name === 'chalk' && !/^src\/ui\/(?:run\.tsx|picture\.ts)$/.test(path))
    return 'only run and picture know chalk'
  if (!from.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(path), from)
  if (path.startsWith('src/ui/term/') && !/^src\/ui\/(?:(?:term|text)\/|theme\/themes\.ts$)/.test(target))
    return 'a terminal knows nothing of the game'
  const isDrawing = /^src\/ui\/(?:map|panels|screens|text)\//.test(path)
  if (!isDrawing || isTypeOnly) return undefined
  if (target.startsWith('src/table/')) return 'what draws has no table in its hands'
  return target.startsWith('src/engine/') && target !== 'src/engine/ids.ts'
    ? 'what draws computes no rule'
    : undefined
}

/** Luck, clocks and locales: whatever would make the same game differ on another day or machine. */
export function hiddenLuck(file: SourceFile): string[] {
  if (!file.path.startsWith('src/engine/')) return []
  return collect(file, (node) => {
    if (isMember(node, 'Math', 'random')) return 'Math.random'
    if (!ts.isIdentifier(node)) return undefined
    if (/^(localeCompare|toLocale\w+)$/.test(node.text)) return node.text
    return CLOCK_AND_LOCALE.includes(node.text) && !isNameOfMember(node) ? node.text : undefined
  })
}

/** Code that asks which edition is played, where it should ask the edition a named question. */
export function editionBranches(file: SourceFile): string[] {
  if (file.path.startsWith('src/engine/editions/')) return []
  return collect(file, (node) => {
    if (ts.isSwitchStatement(node) && isEdition(node.expression)) return `switch (${textOf(node.expression)})`
    if (!ts.isBinaryExpression(node) || !isComparison(node.operatorToken.kind)) return undefined
    const sides = [node.left, node.right]
    // Whether two things are of one edition may be asked; which edition it is may not.
    return sides.some(isEdition) && !sides.some(isNothing) && !sides.every(isEdition)
      ? textOf(node)
      : undefined
  })
}

/** A rule ID within a sentence, which would be Legacy's in every edition; the examples of how to type one may stay. */
export function printedRules(file: SourceFile): string[] {
  if (!/^src\/(?:engine|odds|table|ui|cli)\//.test(file.path) || EXAMPLES.includes(file.path)) return []
  return collect(file, (node) => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)
    const text = isText ? textOf(node) : ''
    return /\bL-[A-Z]+-\d/.test(text) && !/^'L-[A-Z]+-\d+'$/.test(text) ? text : undefined
  })
}
const EXAMPLES = ['src/cli/commands/rules.ts', 'src/ui/store/rules-desk.ts']

/** Quoted content ids in the engine: the engine owns rules, content names things. */
export function namedContent(file: SourceFile, ids: readonly string[]): string[] {
  if (!file.path.startsWith('src/engine/')) return []
  const named = new Set(ids.filter((id) => !ORDINARY_WORDS.includes(id)))
  return collect(file, (node) =>
    ts.isStringLiteralLike(node) && !isSpecifier(node) && named.has(node.text) ? `'${node.text}'` : undefined,
  )
}

/** content/legacy/tiles/book-of-scripture.yaml is the thing book-of-scripture. */
export function contentIds(paths: readonly string[]): string[] {
  const thing = /^content\/[^/]+\/(?:tiles|items|omens|events|families)\/(?:.*\/)?([^/]+)\.yaml$/
  return paths.flatMap((path) => thing.exec(path)?.[1] ?? [])
}

export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  visit(parse(file), (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier === undefined || !ts.isStringLiteral(node.moduleSpecifier)) return
      found.push({ from: node.moduleSpecifier.text, isTypeOnly: isTypeOnly(node) })
    } else if (ts.isImportTypeNode(node)) {
      const { argument } = node
      if (!ts.isLiteralTypeNode(argument) || !ts.isStringLiteral(argument.literal)) return
      found.push({ from: argument.literal.text, isTypeOnly: true })
    } else if (ts.isCallExpression(node) && isImportCall(node)) {
      const [from] = node.arguments
      if (from !== undefined && ts.isStringLiteralLike(from))
        found.push({ from: from.text, isTypeOnly: false })
    }
  })
  return found
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
}

function isImportCall(node: ts.CallExpression): boolean {
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require'
  return isRequire || node.expression.kind === ts.SyntaxKind.ImportKeyword
}

function isMember(node: ts.Node, object: string, member: string): boolean {
  if (ts.isPropertyAccessExpression(node))
    return textOf(node.expression) === object && node.name.text === member
  if (!ts.isElementAccessExpression(node) || textOf(node.expression) !== object) return false
  return ts.isStringLiteralLike(node.argumentExpression) && node.argumentExpression.text === member
}

function isNameOfMember(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent))
    return parent.name === node && textOf(parent.expression) !== 'globalThis'
  return (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === node
}

function isEdition(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'edition'
  return ts.isIdentifier(node) && node.text === 'edition'
}

function isNothing(node: ts.Expression): boolean {
  return node.kind === ts.SyntaxKind.NullKeyword || (ts.isIdentifier(node) && node.text === 'undefined')
}

function isComparison(kind: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.EqualsEqualsToken,
    ts.SyntaxKind.EqualsEqualsEqualsToken,
    ts.SyntaxKind.ExclamationEqualsToken,
    ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ].includes(kind)
}

function isSpecifier(node: ts.Node): boolean {
  return ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)
}

function folderOf(path: string): string {
  return path.split('/')[1]!
}

function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

export function collect(file: SourceFile, faultOf: (node: ts.Node) => string | undefined): string[] {
  const source = parse(file)
  const faults: string[] = []
  visit(source, (node) => {
    const fault = faultOf(node)
    if (fault === undefined) return
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    faults.push(`${file.path}:${line + 1}: ${fault}`)
  })
  return faults
}

const parsed = new WeakMap<SourceFile, ts.SourceFile>()

/** Parses a file once, however many watchers ask. */
export function parse(file: SourceFile): ts.SourceFile {
  const source = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  parsed.set(file, source)
  return source
}

export function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node)
  ts.forEachChild(node, (child) => visit(child, look))
}

function textOf(node: ts.Node): string {
  return node.getText()
}
