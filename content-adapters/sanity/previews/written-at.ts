const name = '[a-z_]\\w*'
const onlyPath = new RegExp(`^(${name}(?:\\.${name})*)(?:\\[\\])?$`, 'i')
const onlyList = new RegExp(`^(${name}(?:\\.${name})*)\\[\\]\\s*(\\{.*\\})$`, 'is')
const onlyObject = /^\{(.*)\}$/s
const oneChoice = /^select\((.*)\)$/s
const named = /^(?:'([^']*)'|"([^"]*)")\s*:(.*)$/s

/**
 * The path in a block of a dataset at which a path of ours is written, by the expressions of GROQ that a mapping reads its props with: as far as
 * these are paths, lists of objects and objects. What is computed is written nowhere: the path ends before it.
 */
export function writtenAt(props: Readonly<Record<string, string>>, field: readonly string[]): string[] {
  const [prop = '', ...rest] = field
  const expression = props[prop]
  return expression === undefined ? [...field] : pathIn(expression.trim(), rest)
}

function pathIn(expression: string, rest: readonly string[]): string[] {
  const [, path] = onlyPath.exec(expression) ?? []
  if (path !== undefined) return [...path.split('.'), ...rest]
  const [, list, entry = ''] = onlyList.exec(expression) ?? []
  if (list !== undefined) {
    const [at, ...inner] = rest
    const found = list.split('.')
    return at === undefined ? found : [...found, at, ...pathIn(entry, inner)]
  }
  const [, choices = ''] = oneChoice.exec(expression) ?? []
  const [choice, ...others] = split(choices, ',')
  const [, chosen] = choice === undefined ? [] : split(choice, '=>')
  if (chosen !== undefined && others.length === 0) return pathIn(chosen, rest)
  const [, fields = ''] = onlyObject.exec(expression) ?? []
  const [key = '', ...inner] = rest
  for (const part of split(fields, ',')) {
    const [, single, double, value = ''] = named.exec(part) ?? []
    if (part === key || (single ?? double) === key) return pathIn(part === key ? key : value.trim(), inner)
  }
  return split(fields, ',').includes('...') && key !== '' ? [...rest] : []
}

/** The parts of an expression between separators that stand in no brackets and no string. */
function split(expression: string, separator: string): string[] {
  const parts: string[] = []
  let depth = 0
  let quote: string | undefined
  let from = 0
  for (let at = 0; at < expression.length; at++) {
    const sign = expression[at] ?? ''
    if (quote) quote = sign === quote ? undefined : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if ('([{'.includes(sign)) depth++
    else if (')]}'.includes(sign)) depth--
    else if (depth === 0 && expression.startsWith(separator, at)) {
      parts.push(expression.slice(from, at).trim())
      from = at + separator.length
    }
  }
  return [...parts, expression.slice(from).trim()].filter((part) => part !== '')
}
