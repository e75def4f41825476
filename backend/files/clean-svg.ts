import { Parser } from 'htmlparser2'

/** Elements of a drawing. Whatever loads, runs or animates is not among them. */
const elements = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc linearGradient radialGradient stop clipPath mask pattern marker style'.split(
    ' ',
  ),
)

/** More than a drawing has; what a drawing could be made of to keep a server busy. */
const mostElements = 20_000

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Styles without anything that is loaded: only `url(#…)` stays. */
const safeStyle = (css: string) =>
  css.replace(/@[^;{]*;?/g, '').replace(/url\(\s*(?!["']?#)[^)]*\)?/gi, 'none')

function safeAttribute([name, value]: [string, string]): string {
  const isLink = name === 'href' || name === 'xlink:href'
  if (/^on/i.test(name) || (isLink && !value.startsWith('#'))) return ''
  if (!/^[a-zA-Z_][\w:.-]*$/.test(name)) return ''
  return ` ${name}="${escaped(name.startsWith('xmlns') ? value : safeStyle(value))}"`
}

/**
 * A drawing without scripts, foreign content, animation, and everything that would be loaded; entities are not expanded.
 * Undefined if nothing of it is left, or if it has too many elements.
 */
export function cleanSvg(source: string): string | undefined {
  let out = ''
  let count = 0
  /** How many elements that are not wanted are open. */
  let hidden = 0
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        count += 1
        if (hidden > 0 || !elements.has(name) || (open.length === 0 && name !== 'svg')) {
          hidden += 1
          return
        }
        open.push(name)
        out += `<${name}${Object.entries(attributes).map(safeAttribute).join('')}>`
      },
      ontext: (text) => {
        if (hidden > 0 || open.length === 0) return
        out += open.at(-1) === 'style' ? escaped(safeStyle(text)) : escaped(text)
      },
      onclosetag: (name) => {
        if (hidden > 0) hidden -= 1
        else if (open.pop() !== undefined) out += `</${name}>`
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.write(source)
  parser.end()
  return out === '' || count > mostElements ? undefined : out
}
