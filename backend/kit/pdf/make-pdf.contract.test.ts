import { hash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import { makePdf, pagesOf } from './make-pdf.ts'
import type { DrawnPdf, Paper } from './paper.ts'

const paragraph = (text: string, more: object = {}) => ({
  _type: 'block',
  style: 'normal',
  children: [{ _type: 'span', text, marks: [] }],
  markDefs: [],
  ...more,
})
const letters = 'Әбдіғали Ұлжан Қайратқызы, һ ө ү ң; Oʻgʻiloy Gʻulomova, maʼlumotnoma; ₸ 12 500 «№ 7»'
const paper = (body: PortableText, more: Partial<Paper> = {}): Paper => ({
  lang: 'kk',
  title: 'Анықтама № 2026-7',
  issued: '2026-11-30',
  clinic: { name: 'Демо Дент', lines: ['Алматы'], logo: undefined, color: '#0b6e7f' },
  facts: [{ name: 'Пациент', value: 'Әбдіғали Ұлжан' }],
  body,
  signature: { role: 'Дәрігер', name: 'Сапаров Е. М.' },
  seal: 'М. О.',
  check: {
    address: 'https://shipa.example/dv/kk/0000-0000-0000-0',
    code: '0000-0000-0000-0',
    sentence: 'Тексеру',
  },
  pageOf: '{page} / {pages}',
  ...more,
})
const drawn = async (given: Paper): Promise<DrawnPdf> => {
  const made = await makePdf(given, '1001')
  if ('fault' in made) throw new Error(made.fault)
  return made
}
const read = async ({ bytes }: DrawnPdf) => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(pdf)
  return { pages: text.map((page) => page.replace(/\s+/g, ' ')), info: (await pdf.getMetadata()).info }
}

test('what is written can be selected, with its letters, pages, title and language; the bytes are the same each time', async () => {
  const cell = (text: string) => ({ _type: 'cell', children: [{ _type: 'span', text }] })
  const body = [
    paragraph(letters),
    paragraph('Бірінші', { listItem: 'number' }),
    { _type: 'table', rows: [{ _type: 'row', cells: [cell('Қызмет'), cell('5 000 ₸')] }] },
    ...Array.from({ length: 30 }, (_, at) => paragraph(`${at} ${letters}`)),
  ]
  const made = await drawn(paper(body))
  const { pages, info } = await read(made)
  expect(pages.length).toBe(made.pages)
  expect(made.pages).toBe(2)
  expect(pages[0]).toContain(letters)
  expect(pages[0]).toContain('1. Бірінші')
  expect(pages[0]).toContain('Қызмет 5 000 ₸')
  expect(pages[0]).toContain('1 / 2')
  expect(pages[1]).toContain('0000-0000-0000-0')
  expect(info).toMatchObject({ Title: 'Анықтама № 2026-7', Language: 'kk' })
  expect(made.bytes.byteLength).toBeLessThan(120_000)
  expect(hash('sha256', (await drawn(paper(body))).bytes)).toBe(hash('sha256', made.bytes))
  expect(await pagesOf(made.bytes, '1001')).toBe(2)
})

test('letters that the font lacks are named, invisible ones left out, long words divided, long texts refused', async () => {
  expect(await makePdf(paper([paragraph('Али 😀 عمر')]), '1001')).toEqual({
    fault: 'characters',
    characters: ['😀', 'ع', 'م', 'ر'],
  })
  const name = 'Ж'.repeat(200)
  const { pages } = await read(await drawn(paper([paragraph(`a\u202eb\u00adc ${name}`)])))
  expect(pages[0]?.replace(/[\s-]/g, '')).toContain(`abc${name}`)
  expect(await makePdf(paper([paragraph('а'.repeat(40_001))]), '1001')).toEqual({ fault: 'tooLong' })
  const lines = Array.from({ length: 700 }, () => paragraph('a'))
  expect(await makePdf(paper(lines), '1001')).toEqual({ fault: 'tooLong' })
})

test('emoji of a name of a clinic are left out, those of a text are named', async () => {
  const clinic = { name: '✨ Таң-Дент ❤️ 🇰🇿', lines: [], logo: undefined, color: '#000000' }
  const made = await drawn(paper([], { clinic }))
  expect((await read(made)).info).toMatchObject({ Author: 'Таң-Дент' })
  expect((await read(made)).pages[0]).toContain('Таң-Дент')
})

test('a logo that cannot be read is left out; what is no PDF has no pages', async () => {
  const broken = new Uint8Array([1, 2, 3])
  const made = await drawn(paper([], { clinic: { name: 'Демо', lines: [], logo: broken, color: '#000000' } }))
  expect((await read(made)).pages[0]).toContain('Демо')
  expect(await pagesOf(Buffer.from('%PDF-1.4 nonsense %%EOF'), '1001')).toBeUndefined()
})
