/** A part of a text: as it was, gone, or new. */
export type WordsPart = { kind: 'same' | 'gone' | 'new'; text: string }

const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? []

/** Lengths of the longest common runs of words from each pair of places on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [table[i], table[i + 1]]
      if (!row || !below) continue
      row[j] =
        before[i]?.trim() === after[j]?.trim()
          ? (below[j + 1] ?? 0) + 1
          : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  return table
}

/** The changes of a text, word by word: parts of both in order. Joined without the removed ones, they are the later text. */
export function changedWords(earlier: string, later: string): WordsPart[] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)]
  const common = commonLengths(before, after)
  const parts: WordsPart[] = []
  const add = (kind: WordsPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old = '', now = ''] = [before[i], after[j]]
    const isGone = (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)
    if (i < before.length && j < after.length && old.trim() === now.trim()) {
      add('same', now)
      i += 1
      j += 1
    } else if (i < before.length && (j >= after.length || isGone)) {
      add('gone', old)
      i += 1
    } else {
      add('new', now)
      j += 1
    }
  }
  return parts
}
