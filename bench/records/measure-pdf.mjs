import { quantile } from '../lib/statistics.mjs'

const times = 40

const span = (text) => ({
  ...{ _type: 'block', style: 'normal', markDefs: [] },
  children: [{ _type: 'span', text, marks: [] }],
})

/** A certificate of two pages in Kazakh. */
const paper = {
  lang: 'kk',
  title: 'Анықтама № 2026-7',
  issued: '2026-11-30',
  clinic: { name: 'Демо Дент', lines: ['Алматы, Абай даңғылы, 10', '+7 701 123 45 67'], color: '#0b6e7f' },
  facts: [{ name: 'Пациент', value: 'Әбдіғали Ұлжан Қайратқызы' }],
  body: Array.from({ length: 30 }, (_, at) =>
    span(
      `${at + 1}. Пациент клиникада қаралды, кеңес алды; ұсынымдар жазбаша берілді, келесі қабылдау белгіленді.`,
    ),
  ),
  signature: { role: 'Дәрігер', name: 'Сапаров Е. М.' },
  seal: 'М. О.',
  check: {
    address: 'https://shipa.example/dv/kk/0000-0000-0000-0',
    code: '0000-0000-0000-0',
    sentence: 'Құжатты тексеріңіз',
  },
  pageOf: '{page} / {pages}',
}

/** Processor time of this process until now, in milliseconds. */
const worked = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * A PDF of two pages in its process, beside the library alone with as many words in its own font; and what of both is work, on a machine that has
 * other things to do too.
 */
export async function measurePdf({ makePdf, drawPaper }) {
  const { Document, Page, Text, renderToBuffer } = await import('@react-pdf/renderer')
  const { createElement } = await import('react')
  const alone = () =>
    renderToBuffer(
      createElement(
        Document,
        null,
        createElement(
          Page,
          null,
          ...paper.body.map(({ children: [{ text }] }, key) =>
            createElement(Text, { key }, 'a'.repeat(text.length - 1), ' '),
          ),
        ),
      ),
    )
  const measure = async (draw, clock = () => performance.now()) => {
    const taken = []
    for (let at = 0; at < times + 5; at++) {
      const started = clock()
      await draw()
      if (at >= 5) taken.push(clock() - started)
    }
    return taken
  }
  const said = (taken) => `p50 ${quantile(taken, 0.5).toFixed(0)}, p95 ${quantile(taken, 0.95).toFixed(0)}`
  const ours = await measure(() => makePdf(paper, '1001'))
  const library = await measure(alone)
  const work = await measure(() => drawPaper(paper), worked)
  const libraryWork = await measure(alone, worked)
  const { bytes, pages } = await makePdf(paper, '1001')
  const p95 = quantile(ours, 0.95)
  return [
    {
      name: `PDF of ${pages} pages, ms`,
      target: 'p95 ≤ 150',
      value: said(ours),
      note: `the library alone: ${said(library)}`,
      holds: p95 <= 150 && pages === 2,
    },
    {
      name: 'the same, processor time, ms',
      target: 'p95 ≤ 150',
      value: said(work),
      note: `the library alone: ${said(libraryWork)}`,
      holds: quantile(work, 0.95) <= 150,
    },
    {
      name: 'PDF of 2 pages, kB',
      target: '≤ 120',
      value: (bytes.byteLength / 1000).toFixed(0),
      holds: bytes.byteLength <= 120_000,
    },
  ]
}
