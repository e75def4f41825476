/** One sign of a pattern of words: the signs that it may be, whether it may repeat, and the following signs. */
export type SignState = {
  signs: ReadonlySet<string>
  repeats: boolean
  next: readonly SignState[]
  /** Whether the word is found with this sign: not yet, already, or if nothing follows. */
  found: 'not yet' | 'already' | 'at the end'
}

type Step = Pick<SignState, 'signs' | 'repeats'>

/** States for steps that follow each other; after the last one comes one of `next`, or the word is found. */
export function chain(steps: readonly Step[], last: Pick<SignState, 'next' | 'found'>): readonly SignState[] {
  let states: readonly SignState[] = last.next
  for (const [back, step] of [...steps].reverse().entries())
    states = [{ ...step, next: states, found: back === 0 ? last.found : 'not yet' }]
  return states
}

/**
 * Whether a word begins with one of the patterns that start at `start`. All of them are followed at once, so that it takes time that grows
 * with the word's length: a regular expression would try every way to assign signs to the pattern.
 */
export function begins(start: readonly SignState[], word: string): boolean {
  let awaited: ReadonlySet<SignState> = new Set(start)
  let isFound = false
  for (const sign of word) {
    const next = new Set<SignState>()
    isFound = false
    for (const state of awaited) {
      if (!state.signs.has(sign)) continue
      if (state.found === 'already') return true
      if (state.found === 'at the end') isFound = true
      if (state.repeats) next.add(state)
      for (const one of state.next) next.add(one)
    }
    if (next.size === 0 && !isFound) return false
    awaited = next
  }
  return isFound
}
