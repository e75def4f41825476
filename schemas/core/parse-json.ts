import { mostSteps } from './most-steps.ts'

/** More than the largest site has: values in all, and in one list or object. */
const most = { values: 250_000, items: 10_000 }

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
 * Throws for a JSON text that is nested too deep, or has more values than `limits` allow. It looks at brackets and commas alone, before the
 * text is parsed: deep nesting takes a parser seconds.
 */
export function refuseLargeJson(text: string, limits: Partial<typeof most> = {}): void {
  const { values: mostValues = Number.POSITIVE_INFINITY, items: mostItems = Number.POSITIVE_INFINITY } =
    limits
  /** How many commas each list or object has that is open. */
  const open: number[] = []
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 34) at = endOfString(text, at)
    else if (code === 91 || code === 123) {
      values += 1
      if (open.push(0) > mostSteps) throw new RangeError('The value is nested too deep')
    } else if (code === 93 || code === 125) open.pop()
    else if (code === 44) {
      values += 1
      const items = (open.at(-1) ?? 0) + 1
      open[open.length - 1] = items
      if (items >= mostItems) throw new RangeError('A list or an object has too many parts')
    }
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
  refuseLargeJson(text, most)
  const value: unknown = JSON.parse(text)
  refuseName(value)
  return value
}
