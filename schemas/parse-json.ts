/** Deeper than anything of ours, and far from what a stack of calls cannot walk. */
const mostSteps = 64

function refuse(value: unknown, steps: number): void {
  if (typeof value !== 'object' || value === null) return
  if (steps === mostSteps) throw new RangeError('The value is nested too deep')
  if (Object.hasOwn(value, '__proto__')) throw new RangeError('A value has the name "__proto__"')
  for (const item of Array.isArray(value) ? value : Object.values(value)) refuse(item, steps + 1)
}

/**
 * The value of a JSON text from outside. Throws also for what is nested so deep that functions which walk it would fail, and for the name
 * `__proto__`, which validation passes over.
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  refuse(value, 0)
  return value
}
