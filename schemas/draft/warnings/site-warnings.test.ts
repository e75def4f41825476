import { describe, expect, it } from 'vitest'
import { ownSlugs } from '../../menu/draft-menu.ts'
import type { StoredBlock } from '../../page/page.ts'
import { blockDefinitions } from '../../registry.ts'
import { withChanges } from '../session.ts'
import type { SiteDraft } from '../site-draft.ts'
import { sourcePath } from '../sources.ts'
import { siteWarnings } from './site-warnings.ts'
import type { WarningCode } from './warning.ts'

const facts = {
  definitionOf: ({ type }: StoredBlock) => blockDefinitions.get(type),
  ownSlugs,
  hasLicense: true,
}
const all = (ru: string) => ({ ru, kk: `${ru} (kk)`, uz: `${ru} (uz)`, en: `${ru} (en)` })
const block = (id: string, type: string, props: Record<string, unknown>, v = 1): StoredBlock => ({
  id,
  type,
  v,
  props,
})
const title = block('h', 'page-title', { title: all('Цены') })
const page = (...blocks: StoredBlock[]): SiteDraft => ({
  design: { template: 'landing', theme: {} },
  menu: [],
  pages: { p: { slug: 'prices', title: all('Цены'), description: all('Сколько стоит лечение'), blocks } },
})
const paragraph = (text: string, style = 'normal', link?: string) => ({
  _type: 'block',
  style,
  children: [{ _type: 'span', text, ...(link && { marks: ['l'] }) }],
  ...(link && { markDefs: [{ _key: 'l', _type: 'link', href: link }] }),
})
const image = { src: '/images/a', width: 10, height: 10, alt: all('Кресло') }

const codes = (draft: SiteDraft, more = {}) =>
  siteWarnings(draft, { ...facts, ...more }).map(({ code }) => code)
/** The warnings that are left once a fix is applied. */
const afterFix = (draft: SiteDraft) => {
  const [warning] = siteWarnings(draft, facts)
  return codes(withChanges(draft, warning?.fix ?? []))
}

describe('what could be better before a site is published', () => {
  it('is nothing on a page that has all', () => {
    expect(codes(page(title, block('t', 'rich-text', { content: { ru: [paragraph('Да')] } })))).toEqual([
      'missingTexts',
      'missingTexts',
      'missingTexts',
    ])
    expect(codes(page(title))).toEqual([])
  })
  it.each<[WarningCode, SiteDraft]>([
    ['emptyBlock', page(title, block('q', 'quote', {}))],
    ['emptyBlock', page(title, block('q', 'faq', { items: [] }))],
    ['emptyBlock', page(title, block('c', 'columns', { layout: 'halves', gap: 'normal' }))],
    ['emptyBlock', page(title, block('t', 'rich-text', { content: { ru: [] } }))],
    ['noHeading', page(block('s', 'specialist-grid', {}))],
    ['noDescription', { ...page(title), pages: { p: { slug: '', title: all('Главная'), blocks: [title] } } }],
  ])('%s is settled by its fix', (code, draft) => {
    expect(codes(draft)).toEqual([code])
    expect(afterFix(draft)).toEqual([])
  })
  it('a hidden block may be empty', () => {
    const hidden = { ...block('q', 'quote', {}), visibility: { isHidden: true as const } }
    expect(codes(page(title, hidden))).toEqual([])
  })
  it('two headings of one page are told by the second', () => {
    const second = block('x', 'page-title', { title: all('Ещё') })
    expect(siteWarnings(page(title, second), facts)).toEqual([
      { code: 'twoHeadings', path: ['pages', 'p', 'blocks', 'x'], params: {}, fix: [] },
    ])
  })
  it('headings of a text that leave a level out are raised in their language', () => {
    const content = { ...all(''), ru: [paragraph('Раз', 'h4'), paragraph('Два', 'h3')] }
    const texts = Object.fromEntries(['kk', 'uz', 'en'].map((locale) => [locale, [paragraph('Да')]]))
    const draft = page(title, block('t', 'rich-text', { content: { ...content, ...texts } }))
    expect(siteWarnings(draft, facts)).toMatchObject([
      {
        code: 'headingStep',
        path: ['pages', 'p', 'blocks', 't', 'props', 'content', 'ru'],
        params: { text: 'Раз' },
      },
    ])
    expect(afterFix(draft)).toEqual([])
  })
  it('pictures without words, and from other sites', () => {
    const of = (more: object) => page(title, block('i', 'image', { image: { ...image, ...more } }))
    expect(codes(of({}))).toEqual([])
    expect(codes(of({ alt: {} }))).toEqual(['noAlt'])
    expect(codes(of({ src: 'https://pictures.example/a.jpg' }))).toEqual(['foreignPicture'])
  })
  describe('links to pages of the site', () => {
    const action = (path: string) => ({ label: all('Записаться'), link: { kind: 'page', path } })
    const hero = (path: string) => page(block('a', 'hero', { title: all('Да'), action: action(path) }))
    it.each(['/', '/prices', '/contacts', '/news/events/one', '/appointment?doctor=1'])(
      '%s is there',
      (path) => {
        expect(codes(hero(path))).toEqual([])
      },
    )
    it('to a page that is not there are taken out with their button', () => {
      const draft = hero('/gone')
      expect(siteWarnings(draft, facts)).toMatchObject([
        {
          code: 'deadLink',
          path: ['pages', 'p', 'blocks', 'a', 'props', 'action', 'link'],
          params: { href: '/gone' },
        },
      ])
      expect(afterFix(draft)).toEqual([])
    })
    it('in a text are taken out, and their words stay', () => {
      const texts = Object.fromEntries(['kk', 'uz', 'en'].map((locale) => [locale, [paragraph('Да')]]))
      const content = { ...texts, ru: [paragraph('Прайс', 'normal', '/gone')] }
      const draft = page(title, block('t', 'rich-text', { content }))
      expect(codes(draft)).toEqual(['deadLink'])
      const [warning] = siteWarnings(draft, facts)
      const fixed = withChanges(draft, warning?.fix ?? [])
      expect(fixed.pages.p?.blocks[1]?.props.content).toMatchObject({
        ru: [{ children: [{ text: 'Прайс', marks: [] }], markDefs: [] }],
      })
      expect(codes(fixed)).toEqual([])
    })
  })
  it('a description is made of the first words that say something, in each language that has them', () => {
    const lead = all('Лечим зубы взрослым и детям, с планом и ценой до начала лечения.')
    const draft = page(block('a', 'page-title', { title: all('Цены'), lead }))
    const { description: _, ...bare } = draft.pages.p as NonNullable<SiteDraft['pages'][string]>
    const [warning] = siteWarnings({ ...draft, pages: { p: bare } }, facts)
    expect(warning?.fix).toEqual([{ path: ['pages', 'p', 'description'], value: lead }])
  })
  it('texts that are missing or stale, by page and language, with the first of them', () => {
    const draft = {
      ...page(title, block('q', 'quote', { text: { ru: 'Слова', kk: 'Сөздер' }, author: all('Врач') })),
      sources: { [String(sourcePath('h', 'uz', 'Цены (uz)')[1])]: 'Стоимость' },
    }
    expect(
      siteWarnings(draft, facts).map(({ code, path, params }) => [code, path.slice(3).join('.'), params]),
    ).toEqual([
      ['missingTexts', 'q.props.text.uz', { count: 1, language: 'uz', shown: 'ru' }],
      ['staleTexts', 'h.props.title.uz', { count: 1, language: 'uz' }],
      ['missingTexts', 'q.props.text.en', { count: 1, language: 'en', shown: 'ru' }],
    ])
  })
  it('the language that visitors read instead of a missing one', () => {
    const draft = page(title, block('q', 'quote', { text: { uz: 'Soʻzlar' }, author: all('Врач') }))
    expect(siteWarnings(draft, facts).map(({ params }) => params)).toEqual([
      { count: 1, language: 'kk', shown: 'uz' },
      { count: 1, language: 'en', shown: 'uz' },
    ])
  })
  it('nothing of the texts in a hidden block', () => {
    const hidden = { ...block('q', 'quote', { text: { ru: 'Слова' } }), visibility: { isHidden: true } }
    expect(codes(page(title, hidden as StoredBlock))).toEqual([])
  })
  it('an accent that cannot be read, settled by its nearest shade', () => {
    const pale = { ...page(title), design: { template: 'landing' as const, theme: { accent: '#ffe066' } } }
    expect(codes(pale)).toEqual(['unreadableAccent'])
    expect(afterFix(pale)).toEqual([])
  })
  it('the number of the licence', () => {
    expect(codes(page(title), { hasLicense: false })).toEqual(['noLicense'])
  })
  it('ready sentences that promise something, until somebody has written others', () => {
    const of = (text: string) =>
      page(
        title,
        block('s', 'steps', { title: all('Шаги'), items: [{ title: all('Шаг'), text: all(text) }] }),
      )
    const promises = new Set(['Поднимите руку (kk)'])
    expect(siteWarnings(of('Поднимите руку'), { ...facts, promises })).toEqual([
      {
        code: 'readyPromise',
        path: ['pages', 'p', 'blocks', 's', 'props', 'items', 0, 'text'],
        params: {},
        fix: [],
      },
    ])
    expect(codes(of('Скажите врачу'), { promises })).toEqual([])
    expect(codes(of('Поднимите руку'))).toEqual([])
  })
  it('services that have no name in a language of the site, with the one that is read instead', () => {
    const serviceNames = [{ ru: 'Tish oldirish', uz: 'Tish oldirish' }, all('Пломба')]
    expect(siteWarnings(page(title), { ...facts, serviceNames })).toMatchObject([
      {
        code: 'untranslatedServices',
        path: ['company', 'ru'],
        params: { count: 1, language: 'ru', shown: 'uz' },
      },
      { code: 'untranslatedServices', path: ['company', 'kk'], params: { count: 1, shown: 'uz' } },
      { code: 'untranslatedServices', path: ['company', 'en'], params: { count: 1, shown: 'uz' } },
    ])
  })
})
