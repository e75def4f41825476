import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../locales/locale.ts'
import documents from '../../schemas/blocks/documents.ts'
import { judge } from '../../schemas/core/judge.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import Documents from './documents.tsx'

type Stored = Static<typeof documents.props>

const draw = (stored: Stored, locale: Locale = 'ru') =>
  render(
    <Documents {...resolveValue(documents.props, stored, { locale, pageHref: (path: string) => path })} />,
    locale,
  )
const linkNames = (html: string) =>
  [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))
const one = (item: Partial<Stored['items'][number]>): Stored => ({
  items: [{ title: { ru: 'Лицензия' }, url: '/files/license.pdf', ...item }],
})

describe('documents', () => {
  it('says in each link what it is, of which type and how large', () => {
    expect(linkNames(draw(documents.example.props))).toEqual([
      'Лицензия на медицинскую деятельность PDF, 1,2\u00A0МБ',
      'Правила приёма пациентов DOCX, 47\u00A0КБ',
      'Прейскурант XLSX, 90\u00A0КБ',
    ])
    expect(linkNames(draw(documents.example.props, 'uz'))[0]).toMatch(/PDF, 1,2\u00A0MB$/)
  })

  it.each([
    ['/files/scan.JPEG', 'Лицензия JPG'],
    ['https://files.clinic.kz/a.PNG?v=2', 'Лицензия PNG'],
  ])('reads the type of %s off its address and is silent on an unknown size', (url, name) => {
    expect(linkNames(draw(one({ url })))).toEqual([name])
  })

  it('opens the file itself in a tab of its own', () => {
    expect(draw(one({}))).toContain('<a href="/files/license.pdf" target="_blank" rel="noopener"')
  })

  it.each([
    ['ru', '14 марта 2024'],
    ['kk', '14 наурыз 2024'],
    ['uz', '2024-yil 14-mart'],
    ['en', '14 March 2024'],
  ] as const)('says the date in words of %s', (locale, date) => {
    expect(draw(one({ date: '2024-03-14' }), locale)).toMatch(
      new RegExp(`<time dateTime="2024-03-14"[^>]*>${date}</time>`, 'i'),
    )
    expect(draw(one({}), locale)).not.toContain('<time')
  })

  it('shows a preview instead of the sign of a file', () => {
    const preview = {
      src: '/images/demo-dent/license',
      width: 600,
      height: 800,
      alt: { ru: 'Скан лицензии' },
    }
    expect(draw(one({ preview }))).toMatch(/<img[^>]*alt="Скан лицензии"/)
    expect(draw(one({ preview }))).not.toContain('<svg')
    expect(draw(one({}))).toContain('<svg')
  })

  it('opens over the page what a browser can show, and has all of it without a script', () => {
    expect(draw(one({}))).toMatch(/<sh-island.*<a href="\/files\/license\.pdf"/s)
    expect(draw(one({ url: '/files/rules.docx' }))).not.toContain('sh-island')
  })

  it('lets in frames from where its PDF files are', () => {
    const sourcesOf = (...urls: string[]) =>
      documents.sources?.(
        resolveValue(
          documents.props,
          { items: urls.map((url) => ({ title: { ru: 'Файл' }, url })) },
          { locale: 'ru', pageHref: (path: string) => path },
        ),
      )
    expect(sourcesOf('/files/a.pdf', 'https://files.clinic.kz/a.PDF', 'https://other.kz/a.jpg')).toEqual({
      frames: ['https://files.clinic.kz'],
    })
  })

  it.each(locales)('has a usual heading in %s', (locale) => {
    const { title: _, ...untitled } = documents.example.props
    expect(draw(untitled, locale)).toMatch(/<h2[^>]*>\p{L}+<\/h2>/u)
  })

  it.each(['http://clinic.kz/a.pdf', '/files/a.exe', '/files/a', '//clinic.kz/a.pdf', 'javascript:a.pdf'])(
    'refuses %s with a sentence of its own',
    (url) => {
      expect(judge(documents.props, one({ url })).problems.map(({ code }) => code)).toEqual(['document'])
    },
  )

  it('holds one to forty files', () => {
    const many = (count: number) => ({ items: Array(count).fill(one({}).items[0]) })
    expect(judge(documents.props, many(40)).problems).toEqual([])
    expect(judge(documents.props, many(41)).problems.map(({ code }) => code)).toEqual(['maxItems'])
    expect(judge(documents.props, many(0)).problems.map(({ code }) => code)).toEqual(['minItems'])
  })
})
