import type { richDecorators } from '../rich/text-block.ts'

type Decorator = (typeof richDecorators)[number]

const property = (name: string) => new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]{0,100})`, 'i')

const properties = {
  'font-weight': property('font-weight'),
  'font-style': property('font-style'),
  'text-decoration': property('text-decoration'),
  'text-decoration-line': property('text-decoration-line'),
  'mso-list': property('mso-list'),
  display: property('display'),
  width: property('width'),
  height: property('height'),
}

const valueOfStyle = (style: string, name: keyof typeof properties): string | undefined =>
  properties[name].exec(style)?.[1]?.trim().toLowerCase()

/** True where a style says that text is not bold, as in the wrapper of a copy from Google Docs. */
export const isNotBold = (style = ''): boolean =>
  /^(?:normal|lighter|[1-4]00)/.test(valueOfStyle(style, 'font-weight') ?? '')

/** The decorators that an element has by its style alone. */
export function decoratorsOf(style = ''): Decorator[] {
  if (style === '') return []
  const line = `${valueOfStyle(style, 'text-decoration') ?? ''} ${valueOfStyle(style, 'text-decoration-line') ?? ''}`
  const found: (Decorator | false)[] = [
    /^(?:bold|[6-9]00)/.test(valueOfStyle(style, 'font-weight') ?? '') && 'strong',
    /^(?:italic|oblique)/.test(valueOfStyle(style, 'font-style') ?? '') && 'em',
    line.includes('underline') && 'underline',
    line.includes('line-through') && 'strike-through',
  ]
  return found.filter((mark) => mark !== false)
}

export const isHidden = (style = ''): boolean => valueOfStyle(style, 'display') === 'none'

/** A length in pixels; undefined for another unit. */
export const pixelsOf = (style: string | undefined, name: 'width' | 'height'): string | undefined =>
  /^(\d{1,5})(?:\.\d+)?px$/.exec(valueOfStyle(style ?? '', name) ?? '')?.[1]

/** The level of a list item as Word writes it, `mso-list: l0 level2 lfo1`. */
export function wordListLevel(style = ''): number | undefined {
  const level = /^l\d+ level(\d)/.exec(valueOfStyle(style, 'mso-list') ?? '')?.[1]
  return level === undefined ? undefined : Math.max(1, Number(level))
}

/** True for the sign of a list item in Word, which is not part of its text. */
export const isWordListSign = (style = ''): boolean => valueOfStyle(style, 'mso-list') === 'ignore'
