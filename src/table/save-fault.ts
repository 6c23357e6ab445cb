/** A disk that will not do its part: what happened, to which file, and what to do. Play may go on. */

/** What each answer of the system means, and what might help. */
const BECAUSE: Record<string, readonly [because: string, help?: string]> = {
  ENOSPC: ['no space is left there', 'make room'],
  EDQUOT: ['your share of the disk is used up', 'make room'],
  EACCES: ['permission is missing', 'change its permissions'],
  EPERM: ['permission is missing', 'change its permissions'],
  EROFS: ['that disk can only be read'],
  EIO: ['the disk reports a fault'],
  EMFILE: ['too many files are open', 'close some programs'],
  ENFILE: ['too many files are open', 'close some programs'],
  ENOTDIR: ['a part of that path is a file and not a folder'],
  ENOENT: ['the folder is gone'],
  ELOOP: ['its links lead in a circle'],
  EISDIR: ['a folder is in its place', 'move that folder'],
  EEXIST: ['a file is in the place of the folder', 'move that file'],
  TAKEN_OVER: ['another program has taken this game over', 'go on there'],
  ENAMETOOLONG: ['the path is too long'],
  EFBIG: ['the game is too large to be read again'],
  EXDEV: ['it is on another disk'],
}

/** Nothing was written; it is in place but may not outlive a power cut; the folder could not be looked into. */
type Fault = 'unsaved' | 'unconfirmed' | 'unread'

const SENTENCES: Record<Fault, (path: string, because: string, help: string) => string> = {
  unsaved: (path, because, help) =>
    `Not saved to ${path}: ${because}. ${capital(`${help}save elsewhere with --saves DIR`)}. What was saved before is untouched.`,
  unconfirmed: (path, because, help) =>
    `Saved to ${path}, but a power cut might undo it: ${because}. ${capital(`${help}save elsewhere with --saves DIR`)}.`,
  unread: (path, because, help) =>
    `The saves in ${path} cannot be read: ${because}. ${capital(`${help}name another folder with --saves DIR`)}.`,
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export class SaveFault extends Error {
  readonly code: string

  constructor(
    readonly path: string,
    cause: unknown,
    readonly what: Fault = 'unsaved',
  ) {
    const code = (cause as NodeJS.ErrnoException)?.code ?? 'unknown'
    const [because, help] = BECAUSE[code] ?? [`the system answered ${code}`]
    super(SENTENCES[what](path, because, help ? `${help}, or ` : ''), { cause })
    this.name = 'SaveFault'
    this.code = code
  }
}
