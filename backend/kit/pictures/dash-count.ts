const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi

const numbersIn = (text: string): number[] => (text.match(number) ?? []).map(Number)

/** About how long a path is: between its points and control points, and never much shorter than it is drawn. */
function lengthOf(d: string): number {
  let length = 0
  let last = [0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const isRelative = command === command.toLowerCase()
    for (const [at, value] of numbersIn(rest).entries()) {
      const axis = /h/i.test(command) ? 0 : /v/i.test(command) ? 1 : at % 2
      length += Math.abs(isRelative ? value : value - (last[axis] ?? 0))
      if (!isRelative) last = axis === 0 ? [value, last[1] ?? 0] : [last[0] ?? 0, value]
    }
  }
  return length
}

/** The mean length of a dash, from an attribute or a style of an element. */
export function dashOf(attributes: ReadonlyMap<string, string>): number | undefined {
  const [, styled] = /stroke-dasharray\s*:([^;]*)/i.exec(attributes.get('style') ?? '') ?? []
  const said = styled ?? attributes.get('stroke-dasharray')
  if (said === undefined) return undefined
  const dashes = numbersIn(said)
  const sum = dashes.reduce((all, one) => all + one, 0)
  return sum > 0 ? sum / dashes.length : Number.POSITIVE_INFINITY
}

/** About how many dashes of a length the outline of an element has. */
export function dashCount(attributes: ReadonlyMap<string, string>, dash: number): number {
  const outline = attributes.get('d') ?? attributes.get('points')
  return outline === undefined ? 0 : lengthOf(attributes.has('d') ? outline : `M${outline}`) / dash
}
