/** How many letters have to be added, left out, replaced or exchanged with the next to make one word of another. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at++) {
    const row = [at]
    for (let to = 1; to <= other.length; to++) {
      const isSame = one[at - 1] === other[to - 1]
      const steps = [(row[to - 1] ?? 0) + 1, (last[to] ?? 0) + 1, (last[to - 1] ?? 0) + (isSame ? 0 : 1)]
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        steps.push((before[to - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}

/** Letters that may be wrong in a word of a length. */
const allowed = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3)

/** How well a word fits a mistyped one: 1 is the same, 0 is unrelated. */
export function likeness(typed: string, word: string): number {
  const length = Math.max(typed.length, word.length)
  const wrong = distance(typed, word)
  if (wrong === 0) return 1
  return wrong > allowed(Math.min(typed.length, word.length)) ? 0 : 0.9 * (1 - wrong / length)
}
