import type { richDecorators, richLists, richStyles } from '../rich/text-block.ts'

type Named<T> = ReadonlyMap<string, T>

export const decoratorTags: Named<(typeof richDecorators)[number]> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['cite', 'em'],
  ['dfn', 'em'],
  ['var', 'em'],
  ['u', 'underline'],
  ['ins', 'underline'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['s', 'strike-through'],
  ['del', 'strike-through'],
  ['strike', 'strike-through'],
])

/** The page title is the `h1`, so headings of a text begin with `h2`. */
export const headingTags: Named<(typeof richStyles)[number]> = new Map([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h4'],
  ['h6', 'h4'],
])

export const listTags: Named<(typeof richLists)[number]> = new Map([
  ['ul', 'bullet'],
  ['menu', 'bullet'],
  ['dir', 'bullet'],
  ['ol', 'number'],
])

/** Elements that begin and end a paragraph. */
export const paragraphTags: ReadonlySet<string> = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'nav',
  'address',
  'center',
  'body',
  'figure',
  'details',
  'summary',
  'dl',
  'dt',
  'dd',
  'form',
  'fieldset',
  'legend',
  'hr',
  'pre',
  'xmp',
])

/** Elements of a table around its cells. Where a table only places its content they begin and end a paragraph. */
export const rowTags: ReadonlySet<string> = new Set(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'])

/** Elements that end a heading that was not closed. */
export const endsHeading: ReadonlySet<string> = new Set(['p', 'table', 'blockquote', ...listTags.keys()])

export const cellTags: ReadonlySet<string> = new Set(['td', 'th'])

/** Elements whose content is dropped. */
export const droppedTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'applet',
  'svg',
  'math',
  'template',
  'noscript',
  'noembed',
  'noframes',
  'title',
  'textarea',
  'select',
  'datalist',
  'video',
  'audio',
  'canvas',
  'xml',
])

/** Elements that may be self-closing, such as `<svg/>`. */
export const selfClosingTags: ReadonlySet<string> = new Set(['svg', 'math'])
