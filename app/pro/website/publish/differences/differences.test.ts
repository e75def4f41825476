import { describe, expect, it } from 'vitest'
import { translate } from '../../../../../locales/index.ts'
import { t } from '../../../../../schemas/core/type.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { siteSummary } from '../../../../../schemas/draft/summary.ts'
import { siteOf, titled } from '../../../../../schemas/draft/testing/site-of.ts'
import { designDifferences } from './design-differences.ts'
import { menuDifferences } from './menu-differences.ts'
import { pageDifferences } from './page-differences.ts'
import type { Words } from './value-words.ts'

const label = { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Heading' }
const schema = t.object({
  title: t.text({ label }),
  count: t.optional(t.number({ label: { ru: 'Сколько', kk: 'Қанша', uz: 'Nechta', en: 'How many' } })),
})
const words: Words = {
  t: translate('ru'),
  locale: 'ru',
  types: new Map(),
  schemaOf: () => schema,
}

const siteWith = (more: Partial<SiteDraft>): SiteDraft => ({
  ...siteOf([titled('a', 'Раз'), titled('b')]),
  ...more,
})
const before = siteWith({})

describe('differences in words', () => {
  it('are those of a block: its texts by language, its values, the days on which it is shown', () => {
    const after = siteOf([
      {
        ...titled('a', 'Раз'),
        props: { title: { ru: 'Два', en: 'Two' }, count: 3 },
        visibility: { isHidden: true },
      },
    ])
    const [page] = siteSummary(before, after).pages
    const [gone, changed] = page ? pageDifferences({ before, after }, page, words).differences : []
    expect(gone).toMatchObject({ path: ['pages', 'index', 'blocks', 'b'], change: 'removed', name: 'hero' })
    expect(gone?.texts).toMatchObject([{ before: 'b', after: '' }])
    expect(changed?.texts).toMatchObject([
      { locale: 'ru', before: 'Раз', after: 'Два' },
      { locale: 'en', before: '', after: 'Two' },
    ])
    expect(changed?.values).toEqual([
      { label: 'Сколько', before: '', after: '3' },
      { label: 'Когда показывать', before: 'всегда', after: 'Скрыт' },
    ])
  })

  it('are those of the order of a list, if its items have only changed places', () => {
    const listed = (...names: string[]) =>
      siteOf([{ ...titled('a'), props: { items: names.map((ru) => ({ name: { ru } })) } }])
    const [one, other] = [listed('Раз', 'Два'), listed('Два', 'Раз')]
    const [page] = siteSummary(one, other).pages
    const name = t.text({ label })
    const schemaOf = () => t.object({ items: t.array(t.object({ name }), { label }) })
    const [row] = page
      ? pageDifferences({ before: one, after: other }, page, { ...words, schemaOf }).differences
      : []
    expect(row).toMatchObject({ texts: [], values: [{ label: 'Порядок в списке' }] })
  })

  it('are those of a page: its title and its address', () => {
    const index = before.pages.index
    if (!index) throw new Error('the site has an index')
    const after = siteWith({ pages: { index: { ...index, slug: 'main', title: { ru: 'Дом' } } } })
    const [page] = siteSummary(before, after).pages
    const found = page && pageDifferences({ before, after }, page, words)
    expect(found?.name).toBe('Дом')
    expect(found?.differences).toMatchObject([
      { path: ['pages', 'index', 'title'], texts: [{ before: 'Клиника', after: 'Дом' }] },
      { path: ['pages', 'index', 'slug'], values: [{ before: '/', after: '/main' }] },
    ])
  })

  it('are those of the menu: names, where entries lead, whether they are seen', () => {
    const entry = {
      id: 'm',
      name: { ru: 'Цены' },
      type: 0,
      relationType: 1,
      relationCode: 'x',
      isHidden: false,
    }
    const menu = siteWith({ menu: [entry] })
    const after = siteWith({
      menu: [{ ...entry, name: { ru: 'Услуги' }, relationCode: 'y', isHidden: true }],
    })
    const [group] = menuDifferences({ before: menu, after }, siteSummary(menu, after).menu, words)
    expect(group?.differences).toMatchObject([
      {
        texts: [{ before: 'Цены', after: 'Услуги' }],
        values: [{ label: 'Куда ведёт' }, { label: 'Показывать посетителям', before: 'Да', after: 'Нет' }],
      },
    ])
    expect(menuDifferences({ before, after: before }, [], words)).toEqual([])
  })

  it('are those of the design, also where only its texts differ', () => {
    const after = siteWith({
      design: {
        template: 'landing-blog',
        theme: { accent: '#123456' },
        settings: { seo: { title: { ru: 'Клиника в Алматы' } } } as never,
      },
    })
    const [group] = designDifferences({ before, after }, words)
    expect(group?.differences.map(({ path }) => path.join('.'))).toEqual([
      'design.template',
      'design.theme.accent',
      'design.settings.seo',
    ])
    expect(group?.differences[1]?.values).toMatchObject([{ after: '#123456' }])
    expect(designDifferences({ before, after: before }, words)).toEqual([])
  })
})
