import { fileKind } from './file-kind.ts'
import { readXml } from './read-xml.ts'
import { resolveEntities } from './resolve-entities.ts'
import { TooComplexError } from './too-complex-error.ts'

const words = (text: string) => new Set(text.split(' '))

/** Elements that are drawn. Whatever loads, runs or moves is not among them. */
const elements = words(
  'svg g a switch defs symbol use path rect circle ellipse line polyline polygon text tspan title desc linearGradient radialGradient stop clipPath mask pattern marker style image',
)

/** Filters and their steps, except `feImage`, which draws something else. */
const filterStep = /^(?:filter|fe(?!Image)[A-Z]\w*)$/

/** Invisible elements: they are removed with their content, and the drawing looks the same. Also those of other vocabularies. */
const unseen =
  /:|^(?:script|metadata|view|cursor|font|font-face|glyph|missing-glyph|hkern|vkern|color-profile)$/i

/** Elements that move a drawing. */
const moving = /^(?:animate\w*|set|mpath|discard)$/i

/** Elements that would be drawn in another way, or not at all. */
const undrawn =
  /^(?:foreignObject|textPath|tref|altGlyph|flowRoot|mesh\w*|hatch|video|audio|iframe|canvas|feImage)$/i

/** More than real drawings have; a larger one may be made to keep a server busy. */
const limits = { depth: 128, elements: 20_000, attributes: 200_000 }

/** How many steps a filter may have, since each keeps a picture of its own. */
const mostSteps = 24

/** The longest drawing, in characters: as it is sent, and as it is written again. */
const mostCharacters = 10_000_000

/** Pictures within a drawing that librsvg draws. */
const bitmapKinds = ['jpeg', 'png'] as const

/** A picture within a drawing. */
export type Bitmap = { bytes: Uint8Array; kind: (typeof bitmapKinds)[number] }

export type CleanSvg = {
  drawing: string
  /** Names of elements in the sent drawing that are missing now. */
  missing: readonly string[]
  /** Whether it was animated. */
  isMoving: boolean
  bitmaps: readonly Bitmap[]
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const outside = /url\(\s*(?!["']?#)[^)]*\)?/gi

/** Styles without anything that is loaded: only `url(#…)` stays. */
const safeStyle = (css: string) => css.replace(/@[^;{]*;?/g, '').replace(outside, 'none')

const isLink = (name: string) => name === 'href' || name === 'xlink:href'

/** The picture in an address `data:…;base64,…`; its kind is that of its content. */
function bitmapOf(address: string): Bitmap | undefined {
  const [, data] = /^\s*data:[^,]{0,200};base64,([A-Za-z0-9+/=\s]*)$/.exec(address) ?? []
  const bytes = Buffer.from(data ?? '', 'base64')
  const found = fileKind(bytes)
  const kind = bitmapKinds.find((one) => one === found)
  return kind && { bytes, kind }
}

/**
 * A drawing without scripts, foreign content, animation, and references to other files. Unknown containers are removed, their content
 * stays. Undefined if there is no drawing. Throws `TooComplexError` beyond the limits of depth, elements, attributes, steps of a filter or
 * characters, and `PictureError` for entities that cannot be resolved.
 */
export function cleanSvg(source: string): CleanSvg | undefined {
  let out = ''
  /** The open elements of the drawing, also those of which only the content stays; and how many of them are within a removed one. */
  const open: { name: string; isWritten: boolean }[] = []
  let hidden = 0
  let css = ''
  let steps = 0
  let isMoving = false
  const missing = new Set<string>()
  const bitmaps: Bitmap[] = []

  function write(text: string) {
    out += text
    if (out.length > mostCharacters) throw new TooComplexError(`longer than ${mostCharacters} characters`)
  }
  function readStyle(text: string, element: string): string {
    if (/@import/i.test(text) || text.search(outside) >= 0) missing.add(element)
    if (/@[\w-]*keyframes/i.test(text)) isMoving = true
    return safeStyle(text)
  }
  function link(value: string, element: string): string | undefined {
    if (value.startsWith('#')) return value
    const bitmap = element === 'image' ? bitmapOf(value) : undefined
    if (bitmap) {
      bitmaps.push(bitmap)
      return `data:image/${bitmap.kind};base64,${Buffer.from(bitmap.bytes).toString('base64')}`
    }
    if (element !== 'a' && value.trim() !== '') missing.add(element)
    return undefined
  }
  function attribute([name, value]: readonly [string, string], element: string): string {
    if (/^on/i.test(name) || !/^[a-zA-Z_][\w:.-]*$/.test(name)) return ''
    const safe = isLink(name)
      ? link(value, element)
      : name.startsWith('xmlns')
        ? value
        : readStyle(value, element)
    return safe === undefined ? '' : ` ${name}="${escaped(safe)}"`
  }
  /** The fate of an element: it is written, or removed with or without its content. */
  function fate(name: string): 'written' | 'unwrapped' | 'gone' {
    const parent = open.at(-1)?.name
    if (parent === undefined) return name === 'svg' ? 'written' : 'gone'
    if (parent === 'style' || unseen.test(name)) return 'gone'
    if (moving.test(name)) {
      isMoving = true
      return 'gone'
    }
    if (undrawn.test(name)) {
      // A switch has another element in its place.
      if (parent !== 'switch') missing.add(name)
      return 'gone'
    }
    if (elements.has(name)) return 'written'
    if (!filterStep.test(name)) return 'unwrapped'
    steps = name === 'filter' ? 0 : steps + 1
    if (steps > mostSteps) throw new TooComplexError(`more than ${mostSteps} steps of a filter`)
    return 'written'
  }

  if (source.length > mostCharacters) throw new TooComplexError(`longer than ${mostCharacters} characters`)
  readXml(
    resolveEntities(source, mostCharacters),
    {
      open: (name, attributes) => {
        const becomes = hidden > 0 ? 'gone' : fate(name)
        if (becomes === 'gone') hidden += 1
        else open.push({ name, isWritten: becomes === 'written' })
        if (becomes === 'written')
          write(`<${name}${[...attributes].map((one) => attribute(one, name)).join('')}>`)
      },
      text: (text) => {
        if (hidden > 0 || open.length === 0) return
        // Read as a whole at its end, because a part left out between two others could make one rule of them.
        if (open.at(-1)?.name === 'style') css += text
        else write(escaped(text))
      },
      close: (name) => {
        if (hidden > 0) {
          hidden -= 1
          return
        }
        if (name === 'style') write(escaped(readStyle(css, name)))
        css = ''
        if (open.pop()?.isWritten) write(`</${name}>`)
      },
    },
    limits,
  )
  return out === '' ? undefined : { drawing: out, missing: [...missing], isMoving, bitmaps }
}
