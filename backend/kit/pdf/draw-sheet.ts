import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { squareLogo } from '../pictures/square-logo.ts'
import { cleaned, drawQr, family, pngOf, undrawable, withoutEmoji } from './drawing.ts'
import type { DrawnPdf, Undrawn } from './paper.ts'
import type { Sheet } from './sheet.ts'

/** Points of A4, upright. */
const a4 = { width: 595.28, height: 841.89 }
const half = { width: a4.width, height: a4.height / 2 }

const styles = StyleSheet.create({
  page: { fontFamily: family, color: '#1d1b18', backgroundColor: '#ffffff' },
  poster: { width: a4.width, height: a4.height, alignItems: 'center' },
  band: { width: '100%', height: 372, padding: '44 52 0 52', color: '#ffffff' },
  brand: { flexDirection: 'row', alignItems: 'center', gap: 14 },
  tile: { backgroundColor: '#ffffff', borderRadius: 10, padding: 8 },
  logo: { height: 40, maxWidth: 130, objectFit: 'contain' },
  name: { fontSize: 18, fontWeight: 600, flex: 1 },
  titles: { marginTop: 34 },
  card: { backgroundColor: '#ffffff', borderRadius: 22, padding: 28, marginTop: -112 },
  hint: { fontSize: 20, marginTop: 6, textAlign: 'center' },
  shown: { fontSize: 20, fontWeight: 600, marginTop: 10, textAlign: 'center' },
  foot: { position: 'absolute', left: 52, right: 52, bottom: 34, fontSize: 12, textAlign: 'center' },
  plate: { ...half, flexDirection: 'row' },
  plateText: { width: '52%', padding: '36 30 30 40', color: '#ffffff', justifyContent: 'space-between' },
  plateCode: { flex: 1, alignItems: 'center', justifyContent: 'center', paddingHorizontal: 22 },
  stickers: { flexDirection: 'row', flexWrap: 'wrap', padding: '33.6 54' },
  sticker: {
    width: 243.6,
    height: 258.2,
    alignItems: 'center',
    padding: 14,
    borderWidth: 0.5,
    borderStyle: 'dashed',
    borderColor: '#b8b3aa',
  },
})

/** The size of a line that fits the width with the largest letters, by how long it is. */
const sizeOf = (text: string, [short, medium, long]: readonly [number, number, number]): number => {
  const longest = Math.max(...text.split(/\s/).map((word) => word.length))
  if (text.length <= 22 && longest <= 13) return short
  return text.length <= 36 && longest <= 16 ? medium : long
}

type Drawn = Sheet & { logo: Buffer | undefined; mark: Buffer | undefined }

const drawBrand = ({ clinic, logo }: Drawn, height = 40): ReactElement =>
  h(
    View,
    { style: styles.brand },
    logo &&
      h(
        View,
        { style: styles.tile },
        h(Image, { src: { data: logo, format: 'png' }, style: [styles.logo, { height }] }),
      ),
    h(Text, { style: styles.name }, clinic.name),
  )

const drawTitles = (
  { title, line }: Drawn,
  sizes: readonly [number, number, number],
  lineSize: number,
): ReactElement =>
  h(
    View,
    null,
    h(Text, { style: { fontSize: sizeOf(title, sizes), fontWeight: 600 } }, title),
    line && h(Text, { style: { fontSize: lineSize, marginTop: 10 } }, line),
  )

const drawPoster = (sheet: Drawn): ReactElement =>
  h(
    View,
    { style: styles.poster },
    h(
      View,
      { style: [styles.band, { backgroundColor: sheet.clinic.color }] },
      drawBrand(sheet),
      h(View, { style: styles.titles }, drawTitles(sheet, [52, 42, 34], 22)),
    ),
    h(View, { style: styles.card }, drawQr(sheet.address, 310, sheet.mark)),
    h(Text, { style: styles.hint }, sheet.hint),
    h(Text, { style: [styles.shown, { color: sheet.clinic.color }] }, sheet.shown),
    h(Text, { style: styles.foot }, sheet.clinic.foot),
  )

/** Words on the left, the code on the right: half of A4. */
const drawPlate = (sheet: Drawn): ReactElement =>
  h(
    View,
    { style: styles.plate },
    h(
      View,
      { style: [styles.plateText, { backgroundColor: sheet.clinic.color }] },
      drawBrand(sheet, 30),
      drawTitles(sheet, [36, 30, 24], 16),
      h(Text, { style: { fontSize: 10 } }, sheet.clinic.foot),
    ),
    h(
      View,
      { style: styles.plateCode },
      drawQr(sheet.address, 212, sheet.mark),
      h(Text, { style: [styles.hint, { fontSize: 13, marginTop: 16 }] }, sheet.hint),
      h(Text, { style: [styles.shown, { fontSize: 14, color: sheet.clinic.color }] }, sheet.shown),
    ),
  )

/** One plate and the same upside down: folded in the middle it stands on a table and is read from both sides. */
const drawStand = (sheet: Drawn): ReactElement =>
  h(
    View,
    null,
    h(View, { style: { ...half, transform: 'rotate(180deg)' } }, drawPlate(sheet)),
    h(View, { style: { ...half, borderTopWidth: 0.5, borderTopColor: '#ffffff' } }, drawPlate(sheet)),
  )

const drawStickers = (sheet: Drawn): ReactElement =>
  h(
    View,
    { style: styles.stickers },
    ...Array.from({ length: 6 }, (_, key) =>
      h(
        View,
        { key, style: styles.sticker },
        h(
          Text,
          {
            style: {
              fontSize: sizeOf(sheet.title, [17, 15, 12]),
              fontWeight: 600,
              color: sheet.clinic.color,
              textAlign: 'center',
              marginBottom: 8,
            },
          },
          sheet.title,
        ),
        drawQr(sheet.address, 160, sheet.mark),
        h(
          Text,
          {
            style: { fontSize: 10, marginTop: 8, textAlign: 'center', maxLines: 1, textOverflow: 'ellipsis' },
          },
          sheet.clinic.name,
        ),
        h(Text, { style: { fontSize: 10, fontWeight: 600 } }, sheet.shown),
      ),
    ),
  )

const kinds = { poster: drawPoster, stand: drawStand, sticker: drawStickers, door: drawPlate }

/** Draws a sheet, or names the characters that cannot be drawn. The same sheet gives the same bytes. */
export async function drawSheet(given: Sheet): Promise<DrawnPdf | Undrawn> {
  const { clinic } = given
  const sheet = cleaned({
    ...given,
    title: withoutEmoji(given.title),
    line: given.line && withoutEmoji(given.line),
    clinic: { ...clinic, name: withoutEmoji(clinic.name), foot: withoutEmoji(clinic.foot) },
  })
  const characters = await undrawable(sheet)
  if (characters.length > 0) return { fault: 'characters', characters: characters.slice(0, 10) }
  const { logo } = sheet.clinic
  const [png, mark] = logo ? await Promise.all([pngOf(logo), squareLogo(logo)]) : []
  const at = new Date(`${sheet.made}T00:00:00Z`)
  const size = sheet.kind === 'door' ? half : a4
  const whole = h(
    Document,
    {
      title: `${sheet.title} · ${sheet.clinic.name}`,
      author: sheet.clinic.name,
      language: sheet.lang,
      creator: 'Shipa',
      producer: 'Shipa',
      creationDate: at,
      modificationDate: at,
    },
    h(
      Page,
      { size: [size.width, size.height], style: styles.page },
      kinds[sheet.kind]({ ...sheet, logo: png, mark }),
    ),
  )
  return { bytes: new Uint8Array(await renderToBuffer(whole)), pages: 1 }
}
