/** Data of which source text is made: plain values, calls of functions, and text that stands as it is. */
export type Source =
  | string
  | number
  | boolean
  | Code
  | readonly Source[]
  | { readonly [name: string]: Source | undefined }

/** Source text as it is, or a call with arguments. */
export class Code {
  readonly text: string
  readonly args: readonly Source[] | undefined
  constructor(text: string, args?: readonly Source[]) {
    this.text = text
    this.args = args
  }
}

export const code = (text: string): Code => new Code(text)
export const call = (name: string, ...args: Source[]): Code => new Code(name, args)

const width = 100
const isName = /^[A-Za-z_$][\w$]*$/

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

/** Opening and closing bracket around parts: on one line if they fit there, otherwise a part a line. */
function bracketed([open, close]: readonly [string, string], parts: readonly string[], indent: string) {
  const line = `${open}${parts.join(', ')}${close}`
  if (parts.length === 0 || (line.length + indent.length <= width && !line.includes('\n'))) return line
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`
}

/** The source text of data, the same for the same data. */
export function sourceText(source: Source, indent = ''): string {
  const inner = `${indent}  `
  if (typeof source === 'string') return quote(source)
  if (source instanceof Code) {
    if (!source.args) return source.text
    const args = source.args.map((arg) => sourceText(arg, indent)).join(', ')
    return `${source.text}(${args})`
  }
  if (Array.isArray(source))
    return bracketed(
      ['[', ']'],
      source.map((one) => sourceText(one, inner)),
      indent,
    )
  if (typeof source !== 'object') return String(source)
  const parts = Object.entries(source).flatMap(([name, value]) =>
    value === undefined ? [] : `${isName.test(name) ? name : quote(name)}: ${sourceText(value, inner)}`,
  )
  const text = bracketed(['{', '}'], parts, indent)
  return text.startsWith('{\n') || text === '{}' ? text : `{ ${text.slice(1, -1)} }`
}
