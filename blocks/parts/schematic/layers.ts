import { formatNumber } from '../../../schemas/formats/price.ts'
import { escapeHtml } from '../../../schemas/html/escape-html.ts'
import { type Drawing, drawingOf, type Mark } from '../../../ui/map/drawing.ts'
import { type Ground, size, type View } from '../../../ui/map/ground.ts'

/** An entry of the list, by what its mark says and where it leads. */
export type Entry = { name: string; lang?: string | undefined; href?: string | undefined }

/** Texts of the picture; `{n}`, `{count}` and `{numbers}` are filled in. */
export type PictureTexts = Record<'metres' | 'kilometres' | 'cluster' | 'north' | 'reader', string>

/** What a schematic is drawn of. */
export type Picture = {
  ground: Ground
  /** Entries of the list, also those without a mark. */
  entries: readonly Entry[]
  /** The name of the city. */
  city?: string | undefined
  texts: PictureTexts
}

const round = (value: number) => Math.round(value * 10) / 10

/** "500 м", "2 км": these are round numbers. */
const lengthText = (metres: number, { metres: short, kilometres }: PictureTexts) =>
  metres < 1000
    ? short.replace('{n}', String(metres))
    : kilometres.replace('{n}', formatNumber(metres / 1000))

const text = (at: { x: number; y: number }, words: string, attributes: string) =>
  `<text x="${round(at.x)}" y="${round(at.y)}" ${attributes}>${escapeHtml(words)}</text>`

/** What a mark is called: its entry, or how many there are and their numbers. */
export function markName(
  { numbers }: Pick<Mark, 'numbers'>,
  entries: readonly Entry[],
  cluster: string,
): string {
  const [first = 0] = numbers
  return numbers.length === 1
    ? `${first}. ${entries[first - 1]?.name ?? ''}`
    : cluster.replace('{count}', String(numbers.length)).replace('{numbers}', numbers.join(', '))
}

function markHtml(mark: Mark, { entries, texts }: Picture): string {
  const [first = 0] = mark.numbers
  const isOne = mark.numbers.length === 1
  const href = entries[first - 1]?.href
  const name = escapeHtml(markName(mark, entries, texts.cluster))
  const shape = isOne ? '<circle r="14"/>' : '<circle class="ring" r="19"/><circle r="15"/>'
  const inside = `<title>${name}</title><circle class="hit" r="22"/>${shape}<text dy=".36em">${isOne ? first : `×${mark.numbers.length}`}</text>`
  const attributes = `class="${isOne ? 'pin' : 'pin cluster'}" data-numbers="${mark.numbers.join(' ')}" transform="translate(${round(mark.x)} ${round(mark.y)})"`
  return href ? `<a href="${escapeHtml(href)}" ${attributes}>${inside}</a>` : `<g ${attributes}>${inside}</g>`
}

const scaleHtml = ({ scale: { metres, length } }: Drawing, texts: PictureTexts) =>
  `<path class="scale" d="M12 ${size - 18}v6h${round(length)}v-6"/>${text({ x: 12 + length / 2, y: size - 22 }, lengthText(metres, texts), 'class="small"')}`

const northHtml = (word: string) =>
  `<g class="north"><path d="M${size - 22} 14l6 16-6-4-6 4z"/>${text({ x: size - 22, y: 44 }, word, 'class="small"')}</g>`

/** The content of the picture's `svg`: circles, names and marks of a view. */
export function layersOf(picture: Picture, view?: View): string {
  const { ground, city, texts } = picture
  const drawing = drawingOf(ground, view, { city, reader: texts.reader })
  return [
    ...drawing.rings.map(
      ({ x, y, radius }) =>
        `<circle class="distance" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"/>`,
    ),
    ...drawing.rings.map(({ at, metres }) =>
      at ? text({ x: at.x, y: at.y + 4 }, lengthText(metres, texts), 'class="small"') : '',
    ),
    ...drawing.dots.map(({ x, y }) => `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="3.5"/>`),
    ...drawing.labels.map(({ x, y, text: words, lang, isCenter }) =>
      text({ x, y: y + 4 }, words, `class="${isCenter ? 'city' : 'area'}"${lang ? ` lang="${lang}"` : ''}`),
    ),
    drawing.reader
      ? `<g class="reader" transform="translate(${round(drawing.reader.x)} ${round(drawing.reader.y)})"><circle r="24"/><circle class="dot" r="5"/></g>`
      : '',
    ...drawing.marks.map((mark) => markHtml(mark, picture)),
    scaleHtml(drawing, texts),
    northHtml(texts.north),
  ].join('')
}
