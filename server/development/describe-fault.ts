import { stripVTControlCharacters } from 'node:util'

/** A fault as the overlay shows it. `frame` is the place in the source, where a compiler gave it. */
export type Fault = { message: string; stack: string; id?: string; frame?: string }

const plain = (text: unknown): string => (typeof text === 'string' ? stripVTControlCharacters(text) : '')

/** A thrown error as plain text, without the terminal colours of compilers. */
export function describeFault(thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { message: String(thrown), stack: '' }
  const { frame, id } = thrown as Error & { frame?: unknown; id?: unknown }
  return {
    message: plain(thrown.message),
    stack: plain(thrown.stack),
    ...(typeof id === 'string' && { id }),
    ...(typeof frame === 'string' && { frame: plain(frame) }),
  }
}
