/** Reads JSON that anybody may have written: bounded before it is parsed, and with no key that reaches a prototype. */

const DEEPEST = 64
const LONGEST_TEXT = 4096
const LONGEST_LIST = 10_000
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']

/** A value, or a sentence about why there is none. */
export type Parsed = { value: unknown } | { because: string }

export function parsePlainJson(bytes: Uint8Array): Parsed {
  if (bytes.every((byte) => byte === 0)) return { because: 'The file is empty: writing it was interrupted.' }
  const tooDeep = depthFault(bytes)
  if (tooDeep !== null) return { because: tooDeep }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { because: 'The file is damaged: it is not text.' }
  }
  return parsePlainText(text)
}

/** The same for text whose size and depth are known to be harmless. */
export function parsePlainText(text: string): Parsed {
  let fault: string | null = null
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      fault ??= faultOf(key, inner)
      return inner
    })
    return fault === null ? { value } : { because: fault }
  } catch (error) {
    return { because: `The file is damaged: it is not whole JSON${placeOf((error as Error).message)}.` }
  }
}

function placeOf(message: string): string {
  const place = /position (\d+)/.exec(message)?.[1]
  if (place !== undefined) return ` (at character ${place})`
  return message.includes('end of JSON') ? ' (it ends too early)' : ''
}

function faultOf(key: string, value: unknown): string | null {
  if (FORBIDDEN.includes(key)) return `The file has a field \`${key}\`, which no save has.`
  if (typeof value === 'string' && value.length > LONGEST_TEXT)
    return `The file has a text of ${value.length} characters; none is longer than ${LONGEST_TEXT}.`
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    return 'The file has a number that is out of range.'
  if (Array.isArray(value) && value.length > LONGEST_LIST)
    return `The file has a list of ${value.length}; none is longer than ${LONGEST_LIST}.`
  return null
}

/** Counts brackets outside strings, byte by byte, since a parser would follow them down. */
export function depthFault(bytes: Uint8Array): string | null {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (inText) {
      if (byte === 0x5c) at++
      else if (byte === 0x22) inText = false
    } else if (byte === 0x22) inText = true
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > DEEPEST) return `The file is nested more than ${DEEPEST} deep, which no save is.`
    } else if (byte === 0x7d || byte === 0x5d) depth--
  }
  return null
}
