import { readFileSync } from 'node:fs'
import { Blob, Buffer, Face, Feature, Font, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { describe, expect, it } from 'vitest'

const sheets = ['fonts', 'fonts-serif', 'fonts-nunito', 'fonts-montserrat', 'fonts-playfair']
const russian = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
/** The letters of our languages (D-DESIGN), and the signs of prices, quotations and numbers. */
const texts = {
  ru: russian,
  kk: `${russian}әғқңөұүһі`,
  uz: 'abcdefghijklmnopqrstuvwxyzʻʼ',
  en: 'abcdefghijklmnopqrstuvwxyz',
}
const signs = '0123456789₸€№«»“”‘’—–−·…•×°+%()/&§'

type Face_ = { file: string; has: (code: number) => boolean }

/** The small files of a style sheet, each with the characters that a browser takes from it. */
function facesOf(sheet: string): Face_[] {
  const css = readFileSync(new URL(`./${sheet}.css`, import.meta.url), 'utf8')
  return [...css.matchAll(/@font-face \{[^}]*url\("(\.\/fonts\/[^"]+)"\)[^}]*unicode-range:([^;]+);/g)].map(
    ([, file = '', range = '']) => {
      const parts = range.split(',').map((part) => part.trim().slice(2).split('-'))
      const spans = parts.map(([from = '', to = from]) => [
        Number.parseInt(from, 16),
        Number.parseInt(to, 16),
      ])
      return { file, has: (code) => spans.some(([from = 0, to = 0]) => code >= from && code <= to) }
    },
  )
}

async function open(file: string, text: string): Promise<{ font: Font; face: Face }> {
  const woff = readFileSync(new URL(file, import.meta.url))
  const face = new Face(new Blob(await subsetFont(woff, text, { targetFormat: 'truetype' })))
  return { face, font: new Font(face) }
}

it('has figures of one width for the columns of the application', async () => {
  const { font } = await open('./fonts/onest-figures.woff2', '0123456789')
  const widths = (feature: string) => {
    const text = new Buffer()
    text.addText('0123456789')
    text.guessSegmentProperties()
    shape(
      font,
      text,
      [Feature.fromString(feature)].flatMap((one) => one ?? []),
    )
    return new Set(text.getGlyphInfosAndPositions().map(({ xAdvance }) => xAdvance))
  }
  expect(widths('tnum').size).toBe(1)
  expect(widths('tnum=0').size).toBeGreaterThan(1)
})

/** The characters of a text that a file does not draw. */
async function missingIn(file: string, text: string): Promise<string[]> {
  const { font } = await open(file, text)
  return [...text].filter((sign) => !font.nominalGlyph(sign.codePointAt(0) ?? 0))
}

describe.each(sheets)('the small files of %s', (sheet) => {
  const faces = facesOf(sheet)

  it.each(Object.entries(texts))(
    'have the alphabet of %s, large and small, and the signs',
    async (_, letters) => {
      const all = [...new Set(letters + letters.toLocaleUpperCase('ru') + signs)]
      const fileOf = (sign: string) => faces.find(({ has }) => has(sign.codePointAt(0) ?? 0))?.file
      expect(all.filter((sign) => fileOf(sign) === undefined)).toEqual([])
      for (const { file } of faces) {
        const text = all.filter((sign) => fileOf(sign) === file).join('')
        if (text) expect([file, await missingIn(file, text)]).toEqual([file, []])
      }
    },
  )

  it('have ʻ and ʼ that stand close to their letter', async () => {
    for (const sign of 'ʻʼ') {
      const code = sign.codePointAt(0) ?? 0
      const file = faces.find(({ has }) => has(code))?.file ?? ''
      const { font, face } = await open(file, sign)
      const width = font.glyphHAdvance(font.nominalGlyph(code) ?? 0) / face.upem
      expect(width).toBeGreaterThan(0)
      expect(width).toBeLessThan(0.3)
    }
  })

  it.each(['kern', 'tnum'])('have a 1 that stands close to the next figure with %s', async (name) => {
    const file = faces.find(({ has }) => has(0x31))?.file ?? ''
    const { font, face } = await open(file, '12')
    const text = new Buffer()
    text.addText('12')
    text.guessSegmentProperties()
    shape(
      font,
      text,
      [Feature.fromString(name)].flatMap((feature) => feature ?? []),
    )
    const [one, two] = text.getGlyphInfosAndPositions()
    const inked = (glyph = 0) => font.glyphExtents(glyph)
    const [left, right] = [inked(one?.codepoint), inked(two?.codepoint)]
    const gap = (one?.xAdvance ?? 0) - (left?.xBearing ?? 0) - (left?.width ?? 0) + (right?.xBearing ?? 0)
    expect(gap / face.upem).toBeGreaterThan(0)
    expect(gap / face.upem).toBeLessThan(0.2)
  })
})
