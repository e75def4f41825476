import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { drawBody } from './draw-body.ts'
import { cleaned, drawQr, family, pngOf, undrawable, withoutEmoji } from './drawing.ts'
import { type DrawnPdf, maxPages, type Paper, type Undrawn } from './paper.ts'

const soft = '#5b5750'
const styles = StyleSheet.create({
  page: {
    fontFamily: family,
    fontSize: 11,
    color: '#1d1b18',
    padding: '44 56 72 56',
  },
  // No line height: it would be inherited once more on each page, and by each part.
  head: { flexDirection: 'row', gap: 14, paddingBottom: 12, marginBottom: 26, borderBottomWidth: 1.5 },
  logo: { height: 42, maxWidth: 120, objectFit: 'contain' },
  clinic: { flex: 1 },
  name: { fontSize: 14, fontWeight: 600 },
  line: { fontSize: 8.5, color: soft },
  title: { fontSize: 18, fontWeight: 600, marginBottom: 12 },
  facts: { marginBottom: 14 },
  fact: { flexDirection: 'row' },
  factName: { width: 130, color: soft },
  factValue: { flex: 1 },
  end: { flexDirection: 'row', marginTop: 30, gap: 20, alignItems: 'flex-end' },
  role: { width: 170, color: soft },
  ink: { flex: 1, borderBottomWidth: 0.75, borderBottomColor: soft },
  seal: { marginTop: 22, color: soft },
  check: { flexDirection: 'row', gap: 14, marginTop: 28, alignItems: 'center' },
  code: { fontWeight: 600, letterSpacing: 0.6 },
  sentence: { flex: 1, fontSize: 8.5, color: soft },
  foot: {
    position: 'absolute',
    left: 56,
    right: 56,
    bottom: 34,
    flexDirection: 'row',
    fontSize: 8,
    color: soft,
  },
  footTitle: { flex: 1 },
})

function drawHead({ clinic }: Paper, logo: Buffer | undefined): ReactElement {
  return h(
    View,
    { style: [styles.head, { borderBottomColor: clinic.color }] },
    logo && h(Image, { src: { data: logo, format: 'png' }, style: styles.logo }),
    h(
      View,
      { style: styles.clinic },
      h(Text, { style: [styles.name, { color: clinic.color }] }, clinic.name),
      ...clinic.lines.map((line, index) => h(Text, { key: index, style: styles.line }, line)),
    ),
  )
}

function drawEnd({ signature, seal, check }: Paper): ReactElement {
  return h(
    View,
    { wrap: false },
    signature &&
      h(
        View,
        { style: styles.end },
        h(Text, { style: styles.role }, signature.role),
        h(View, { style: styles.ink }),
        h(Text, null, signature.name),
      ),
    h(Text, { style: styles.seal }, seal),
    check &&
      h(
        View,
        { style: styles.check },
        drawQr(check.address, 84),
        h(
          View,
          { style: styles.sentence },
          h(Text, { style: styles.code }, check.code),
          h(Text, null, check.sentence),
        ),
      ),
  )
}

/** Draws a document, or says why it cannot be drawn. Its dates are those of its day of issue, so that its bytes do not depend on the clock. */
export async function drawPaper(given: Paper): Promise<DrawnPdf | Undrawn> {
  const paper = cleaned({ ...given, clinic: { ...given.clinic, name: withoutEmoji(given.clinic.name) } })
  const characters = await undrawable(paper)
  if (characters.length > 0) return { fault: 'characters', characters: characters.slice(0, 10) }
  const logo = paper.clinic.logo && (await pngOf(paper.clinic.logo))
  let pages = 1
  const at = new Date(`${paper.issued}T00:00:00Z`)
  const whole = h(
    Document,
    {
      title: paper.title,
      author: paper.clinic.name,
      language: paper.lang,
      creator: 'Shipa',
      producer: 'Shipa',
      creationDate: at,
      modificationDate: at,
    },
    h(
      Page,
      { size: 'A4', style: styles.page },
      // First, because what is fixed is on the pages after it.
      h(
        View,
        { fixed: true, style: styles.foot },
        h(Text, { style: styles.footTitle }, paper.title),
        h(Text, {
          render: ({ pageNumber, totalPages }) => {
            pages = Math.max(pages, totalPages ?? 1)
            return paper.pageOf
              .replace('{page}', String(pageNumber))
              .replace('{pages}', String(totalPages ?? pageNumber))
          },
        }),
      ),
      drawHead(paper, logo),
      h(Text, { style: styles.title }, paper.title),
      h(
        View,
        { style: styles.facts },
        ...paper.facts.map(({ name, value }) =>
          h(
            View,
            { key: name, style: styles.fact },
            h(Text, { style: styles.factName }, name),
            h(Text, { style: styles.factValue }, value),
          ),
        ),
      ),
      ...drawBody(paper.body, paper.clinic.color),
      drawEnd(paper),
    ),
  )
  const bytes = new Uint8Array(await renderToBuffer(whole))
  return pages > maxPages ? { fault: 'tooLong' } : { bytes, pages }
}
