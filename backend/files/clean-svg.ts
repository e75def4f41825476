import { readXml } from './read-xml.ts'
import { TooComplexError } from './too-complex-error.ts'

/** Elements of a drawing. Whatever loads, runs or animates is not among them. */
const elements = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc linearGradient radialGradient stop clipPath mask pattern marker style'.split(
    ' ',
  ),
)

/** More than a drawing has; what a drawing could be made of to keep a server busy. */
const limits = { depth: 128, elements: 20_000, attributes: 200_000 }

/** The longest drawing, in characters: as it is sent, and as it is written again. */
const mostCharacters = 10_000_000

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Styles without anything that is loaded: only `url(#…)` stays. */
const safeStyle = (css: string) =>
  css.replace(/@[^;{]*;?/g, '').replace(/url\(\s*(?!["']?#)[^)]*\)?/gi, 'none')

function safeAttribute([name, value]: readonly [string, string]): string {
  const isLink = name === 'href' || name === 'xlink:href'
  if (/^on/i.test(name) || (isLink && !value.startsWith('#'))) return ''
  if (!/^[a-zA-Z_][\w:.-]*$/.test(name)) return ''
  return ` ${name}="${escaped(name.startsWith('xmlns') ? value : safeStyle(value))}"`
}

/**
 * A drawing without scripts, foreign content, animation, and everything that would be loaded; entities are not expanded.
 * Undefined if nothing of it is left. Throws `TooComplexError` for more than a drawing has: in depth, elements, attributes or
 * characters.
 */
export function cleanSvg(source: string): string | undefined {
  let out = ''
  /** The elements of the drawing that are open, and how many are within one that is left out. */
  const shown: string[] = []
  let hidden = 0
  let css = ''
  function write(text: string) {
    out += text
    if (out.length > mostCharacters) throw new TooComplexError(`longer than ${mostCharacters} characters`)
  }
  const mayStand = (name: string) =>
    elements.has(name) && (shown.length === 0 ? name === 'svg' : shown.at(-1) !== 'style')
  if (source.length > mostCharacters) throw new TooComplexError(`longer than ${mostCharacters} characters`)
  readXml(
    source,
    {
      open: (name, attributes) => {
        if (hidden > 0 || !mayStand(name)) hidden += 1
        else {
          shown.push(name)
          write(`<${name}${[...attributes].map(safeAttribute).join('')}>`)
        }
      },
      text: (text) => {
        if (hidden > 0 || shown.length === 0) return
        // Read as a whole when it ends, because what is left out between two parts could make one rule of them.
        if (shown.at(-1) === 'style') css += text
        else write(escaped(text))
      },
      close: (name) => {
        if (hidden > 0) hidden -= 1
        else {
          if (name === 'style') write(escaped(safeStyle(css)))
          css = ''
          shown.pop()
          write(`</${name}>`)
        }
      },
    },
    limits,
  )
  return out === '' ? undefined : out
}
