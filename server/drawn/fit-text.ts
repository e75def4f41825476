import { measure, type Weight } from './outlines.ts'

/** `sizes` in pixels, the largest first. */
export type Room = { width: number; lines: number; sizes: readonly number[]; weight: Weight }

/** Breaks a text into lines at the largest size that fits; at the smallest size it is cut with an ellipsis. */
export function fitText(
  text: string,
  { width, lines, sizes, weight }: Room,
): { lines: string[]; size: number } {
  const words = text.trim().split(/\s+/u).slice(0, 60)
  for (const size of sizes) {
    const isWide = (line: string) => measure(line, size, weight) > width
    if (words.some(isWide)) continue
    const wrapped = wrap(words, isWide)
    if (wrapped.length <= lines) return { lines: balanced(words, wrapped, { width, size, weight }), size }
  }
  const size = sizes.at(-1) ?? 0
  const isWide = (line: string) => measure(line, size, weight) > width
  return {
    lines: cut(
      wrap(
        words.flatMap((word) => broken(word, isWide)),
        isWide,
      ),
      lines,
      isWide,
    ),
    size,
  }
}

function wrap(words: readonly string[], isWide: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && !isWide(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same text in the same number of lines, of as equal width as possible. */
function balanced(
  words: readonly string[],
  wrapped: string[],
  { width, size, weight }: { width: number; size: number; weight: Weight },
): string[] {
  let best = wrapped
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const isWide = (line: string) => measure(line, size, weight) > narrower
    if (words.some(isWide)) break
    const next = wrap(words, isWide)
    if (next.length > wrapped.length) break
    best = next
  }
  return best
}

/** Splits a word into pieces that each fit a line. */
function broken(word: string, isWide: (line: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const sign of word.slice(0, 200)) {
    if (piece && isWide(piece + sign)) {
      pieces.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...pieces, piece]
}

function cut(lines: string[], count: number, isWide: (line: string) => boolean): string[] {
  if (lines.length <= count) return lines
  let last = [...(lines[count - 1] ?? '')]
  while (last.length > 0 && isWide(`${last.join('')}…`)) last = last.slice(0, -1)
  return [...lines.slice(0, count - 1), `${last.join('').trimEnd()}…`]
}
