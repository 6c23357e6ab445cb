/** What can be wrong with content: a value for each fault, all of them collected, each saying where it is. */

export interface Problem {
  /** From the content root, with forward slashes: legacy/tiles/well.yaml */
  file: string
  /** Inside the file: actions/0/do/1; empty for the file as a whole. */
  path: string
  /** A whole sentence: what is wrong and what was expected. */
  expected: string
  /** The known name that was probably meant. */
  nearest: string | null
}

/** Content that cannot be played, with everything that is wrong with it. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`The content has ${count(problems.length)}:\n${problems.map(problemLine).join('\n')}`)
    this.name = 'ContentError'
  }
}

export const count = (problems: number): string => `${problems} ${problems === 1 ? 'problem' : 'problems'}`

/** `file: path: sentence (did you mean X?)` */
export function problemLine({ file, path, expected, nearest }: Problem): string {
  const hint = nearest === null ? '' : ` (did you mean ${nearest}?)`
  return [file, path, `${expected}${hint}`].filter(Boolean).join(': ')
}

/** Content may quote anything; what is shown of it must not draw over the reader's screen. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '\ufffd')

/** JSON on one line that cannot draw either: what JSON leaves as it is, such as C1 controls, is written as \\u009b. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (one) =>
    [...Array(one.length).keys()]
      .map((at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  )

export const printableProblem = (problem: Problem): Problem => ({
  file: printable(problem.file),
  path: printable(problem.path),
  expected: printable(problem.expected),
  nearest: problem.nearest,
})
