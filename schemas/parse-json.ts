/** Deeper than anything of ours, and far from what a stack of calls cannot walk. */
const mostSteps = 64

/** More values than the largest site has. */
const mostValues = 500_000

/** Where a string of JSON that begins at `at` ends; the length of the text if it does not. */
function endOfString(text: string, at: number): number {
  for (let index = at + 1; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 92) index++
    else if (code === 34) return index
  }
  return text.length
}

/**
 * Throws for a JSON text that is nested too deep, or that has too many values. It looks at brackets and commas alone, before anything is
 * made of the text: what is nested deep takes a parser seconds.
 */
export function refuseLargeJson(text: string): void {
  let steps = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = endOfString(text, at)
    else if (code === 91 || code === 123) {
      steps += 1
      values += 1
    } else if (code === 93 || code === 125) steps -= 1
    else if (code === 44) values += 1
    if (steps > mostSteps) throw new RangeError('The value is nested too deep')
    if (values > mostValues) throw new RangeError('The value has too many parts')
  }
}

function refuseName(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Object.hasOwn(value, '__proto__')) throw new RangeError('A value has the name "__proto__"')
  for (const item of Array.isArray(value) ? value : Object.values(value)) refuseName(item)
}

/**
 * The value of a JSON text from outside. Throws also for one that is nested so deep that functions which walk it would fail, for one with
 * more values than a server can look at quickly, and for the name `__proto__`, which validation passes over.
 */
export function parseJson(text: string): unknown {
  refuseLargeJson(text)
  const value: unknown = JSON.parse(text)
  refuseName(value)
  return value
}
