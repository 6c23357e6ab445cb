/** The one reader of the keyboard: what comes in on a stream goes out as keys. */
import { StringDecoder } from 'node:string_decoder'
import { Decoder, type Waiting } from './decode.ts'
import type { Key } from './key.ts'

export type { Key } from './key.ts'

export interface KeySource {
  on(event: 'data', listener: (piece: Buffer | string) => void): unknown
  off(event: 'data', listener: (piece: Buffer | string) => void): unknown
}

/** How long to wait for the rest, in milliseconds. Only a lone escape is a key somebody waits for. */
const PATIENCE: Record<Exclude<Waiting, 'nothing'>, number> = { escape: 30, sequence: 200, paste: 1000 }

/** Reads until stopped. A slow link may need a longer `escapeWait` to tell Escape from an arrow. */
export function readKeys(
  stdin: KeySource,
  onKey: (key: Key) => void,
  {
    escapeWait = PATIENCE.escape,
    onReply = () => {},
  }: { escapeWait?: number; onReply?: (reply: string) => void } = {},
): { stop(): void } {
  const bytes = new StringDecoder('utf8')
  const decoder = new Decoder()
  decoder.onReply = onReply
  let timer: NodeJS.Timeout | undefined
  let isOn = true

  const hand = (keys: Key[]) => {
    for (const key of keys) if (isOn) onKey(key)
  }
  const read = (piece: Buffer | string) => {
    clearTimeout(timer)
    hand(decoder.feed(typeof piece === 'string' ? piece : bytes.write(piece)))
    const { waiting } = decoder
    if (!isOn || waiting === 'nothing') return
    timer = setTimeout(
      () => hand(decoder.flush()),
      waiting === 'escape' ? escapeWait : Math.max(escapeWait, PATIENCE[waiting]),
    )
  }
  stdin.on('data', read)
  return {
    stop() {
      isOn = false
      clearTimeout(timer)
      stdin.off('data', read)
    },
  }
}
