import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs'
import cyrillic from './fonts/onest-cyrillic.ttf?inline'
import cyrillicExt from './fonts/onest-cyrillic-ext.ttf?inline'
import latin from './fonts/onest-latin.ttf?inline'
import latinExt from './fonts/onest-latin-ext.ttf?inline'

// The machine may have no fonts installed, so texts are drawn as outlines from bundled fonts.
const faces = [latin, cyrillic, cyrillicExt, latinExt].map(
  (address) => new Face(new Blob(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))),
)

export type Weight = 450 | 650

const fontsOf = (weight: Weight): Font[] =>
  faces.map((face) => {
    const font = new Font(face)
    font.setVariations([new Variation('wght', weight)])
    return font
  })
const fonts: Record<Weight, Font[]> = { 450: fontsOf(450), 650: fontsOf(650) }
const unitsPerEm = faces[0]?.upem ?? 1000

/** A line of text as SVG paths with the baseline at y = 0; `width` in pixels. */
export type Outlines = { svg: string; width: number }

/** The outlines of a line of text, shaped and kerned; characters that no font has are omitted. */
export function outlines(text: string, size: number, weight: Weight): Outlines {
  const scale = size / unitsPerEm
  let x = 0
  let svg = ''
  for (const { font, run } of runsOf(text, fonts[weight])) {
    for (const glyph of shaped(font, run)) {
      const path = font.glyphToPath(glyph.id)
      if (path)
        svg += `<path transform="translate(${place((x + glyph.dx) * scale)} ${place(-glyph.dy * scale)}) scale(${scale} -${scale})" d="${path}"/>`
      x += glyph.advance
    }
  }
  return { svg, width: x * scale }
}

/** The width of a line of text in pixels. */
export function measure(text: string, size: number, weight: Weight): number {
  let width = 0
  for (const { font, run } of runsOf(text, fonts[weight]))
    for (const { advance } of shaped(font, run)) width += advance
  return (width * size) / unitsPerEm
}

const place = (value: number): string => value.toFixed(2)

/** Splits a text into runs that one font can draw; a combining mark stays with its letter. */
function runsOf(text: string, candidates: readonly Font[]): { font: Font; run: string }[] {
  const runs: { font: Font; run: string }[] = []
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0
    const has = (font: Font) => font.nominalGlyph(code) !== undefined
    const last = runs.at(-1)
    const font = last && has(last.font) ? last.font : candidates.find(has)
    if (!font) continue
    if (font === last?.font) last.run += sign
    else runs.push({ font, run: sign })
  }
  return runs
}

function shaped(font: Font, text: string) {
  const run = new Run()
  run.addText(text)
  run.guessSegmentProperties()
  shape(font, run)
  const positions = run.getGlyphPositions()
  return run.getGlyphInfos().map(({ codepoint }, index) => ({
    id: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    dx: positions[index]?.xOffset ?? 0,
    dy: positions[index]?.yOffset ?? 0,
  }))
}
