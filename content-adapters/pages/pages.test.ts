import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { validateBlock } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import { fixtureApi, fixtures } from '../medical-api/fixtures/fixture-api.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import { companiesToPage } from './companies-to-page.ts'
import { companySidebar, sidebarBeside } from './company-sidebar.ts'
import { companyToPage } from './company-to-page.ts'
import { customPageToPage } from './custom-page-to-page.ts'
import { materialToPage } from './material-to-page.ts'
import { materialsToPage } from './materials-to-page.ts'
import { newsItemToPage } from './news-item-to-page.ts'
import { newsToPage } from './news-to-page.ts'
import { storedToPage } from './stored-to-page.ts'

const named: Company = {
  code: '7',
  slug: 'seven',
  kind: 'clinic',
  name: { ru: 'Семёрка' },
  country: 'KZ',
  phones: [],
  isOnlineEntryActive: false,
  template: 'landing-wide',
  timezone: 'Asia/Almaty',
  isDemo: false,
}
const types = (blocks: readonly { type: string }[]) => blocks.map(({ type }) => type)

/** A page as a reader gets it from a backend that has only the company itself. */
async function shown(company: Company, page: { blocks: never[] | Parameters<typeof resolveBlocks>[0] }) {
  const empty = { data: [], meta: { page: 1, pages: 1, total: 0 } }
  const answers = Object.fromEntries(Object.keys(fixtures()).map((name) => [name, empty]))
  const source = fixtureApi(answers).openSource({ locale: 'ru', tag: () => {}, report: () => {} })
  const context = {
    source,
    locale: 'ru' as const,
    company: { ...company, code: '1001' },
    now: new Date(),
    expires: () => {},
    report: () => {},
  }
  return resolveBlocks(page.blocks, { ...context, pageHref: (path) => path })
}

describe('companyToPage', () => {
  it('is a whole page with a name alone', async () => {
    const page = companyToPage({ company: named, menu: [] })
    expect(page).toMatchObject({
      title: named.name,
      type: 'website',
      description: { ru: 'Семёрка: адрес, телефоны, часы работы.' },
    })
    expect(await shown(named, page)).toEqual([
      {
        id: 'clinic-intro',
        type: 'clinic-intro',
        props: { withPhoto: true },
        data: { name: { text: 'Семёрка', lang: 'ru' } },
      },
    ])
    expect(types(await shown(named, { blocks: page.sidebar }))).toEqual(['company-contacts'])
  })

  it('shows the map in the page only where the layout has no sidebar for it', () => {
    const place = { ...named, latitude: 43, longitude: 76 }
    const has = (template: Company['template']) =>
      types(companyToPage({ company: { ...place, template }, menu: [] }).blocks).includes('map')
    expect([has('landing'), has('landing-sidebar-wide'), has('landing-wide'), has('landing-blog')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('offers booking where the menu has it, and a call otherwise', () => {
    const action = (company: Company, slugs: string[]) => {
      const menu = slugs.map((slug) => ({
        title: { ru: slug },
        slug,
        link: { kind: 'page' as const, path: `/${slug}` },
        type: 7,
        items: [],
      }))
      return companyToPage({ company, menu }).blocks[0]?.props.action
    }
    expect(
      action({ ...named, phones: ['+77001234567'], isOnlineEntryActive: true }, ['appointment']),
    ).toMatchObject({
      link: { kind: 'page', path: '/appointment' },
    })
    expect(action({ ...named, phones: ['+77001234567'] }, [])).toMatchObject({
      link: { kind: 'phone', number: '+77001234567' },
    })
    expect(action(named, ['news'])).toBeUndefined()
  })

  it.each([
    ['landing', 'specialist-grid'],
    ['landing-sidebar-wide', 'specialist-grid'],
    ['landing-wide', 'specialist-grid'],
    ['landing-blog', 'news-grid'],
  ] as const)('begins in %s with the clinic, what is said of it, and %s', (template, next) => {
    const page = companyToPage({ company: { ...named, template }, menu: [] })
    expect(types(page.blocks).slice(0, 3)).toEqual(['clinic-intro', 'review-list', next])
  })

  it('does not say an address again that the sidebar or the map has and that is all', () => {
    const has = (company: Company) => types(companyToPage({ company, menu: [] }).blocks).includes('contacts')
    const placed: Company = { ...named, template: 'landing', address: { ru: 'Абая, 1' } }
    expect(has(placed)).toBe(false)
    expect(has({ ...placed, phones: ['+77001234567'] })).toBe(true)
    expect(has({ ...placed, template: 'landing-blog' })).toBe(true)
    expect(has({ ...placed, template: 'landing-blog', latitude: 43, longitude: 76 })).toBe(false)
  })
  it('cuts names that are longer than its blocks take', () => {
    const page = companyToPage({ company: { ...named, name: { ru: 'ж'.repeat(200) } }, menu: [] })
    expect(page.blocks.flatMap((block) => validateBlock(block, blockDefinitions))).toEqual([])
  })
})

describe('companySidebar', () => {
  const full = {
    ...named,
    phones: ['+77001234567'],
    latitude: 43,
    longitude: 76,
    isOnlineEntryActive: true,
    emailForIssues: 'a@example.com',
  }
  it('has map, booking, question and contacts in this order, each where there is reason for it (B-10)', () => {
    expect(types(companySidebar(full))).toEqual(['map', 'appointment', 'ask-question', 'company-contacts'])
    expect(types(companySidebar(named))).toEqual(['company-contacts'])
  })

  it('says nothing beside a page that the contacts in it say', () => {
    const contacts = { id: 'contacts', type: 'contacts', v: 1, props: {} }
    const columns = { id: 'columns', type: 'columns', v: 1, props: {}, children: [contacts] }
    expect(types(sidebarBeside(full, [columns]))).toEqual(['appointment', 'ask-question'])
    const withoutAddress = { ...contacts, props: { addressHidden: true } }
    expect(types(sidebarBeside(full, [withoutAddress]))).toEqual(['map', 'appointment', 'ask-question'])
    const forAWeek = { ...contacts, visibility: { to: '2026-12-01' } }
    expect(sidebarBeside(full, [forAWeek])).toEqual(companySidebar(full))
    expect(sidebarBeside(named, [contacts])).toEqual(companySidebar(named))
  })
})

describe('storedToPage', () => {
  const site = { pages: { '': { title: { ru: 'Главная' }, blocks: [] } } }

  it('gives the page of a slug as it is stored, with the sidebar of the company', () => {
    expect(storedToPage(site, '', named)).toMatchObject({
      title: { ru: 'Главная' },
      blocks: [],
      sidebar: [{ type: 'company-contacts' }],
    })
  })

  it('gives nothing for a slug that is not stored, whatever it is called', () => {
    for (const slug of ['about', '__proto__', 'constructor'])
      expect(storedToPage(site, slug, named)).toBeUndefined()
  })
})

describe('newsToPage', () => {
  it('names the page of a list from the second on', () => {
    const category = { slug: 'visits', title: { ru: 'Приём' } }
    expect(newsToPage({ company: named }).title.ru).toBe('Новости')
    expect(newsToPage({ company: named, category, page: 2 })).toMatchObject({
      title: { ru: 'Приём, страница 2', en: 'Приём, page 2' },
      blocks: [
        { type: 'page-title', props: { title: category.title } },
        { type: 'news-grid', props: { category: 'visits', page: 2 } },
      ],
    })
  })
})

describe('newsItemToPage', () => {
  it('is an article with the picture of the item (B-20)', () => {
    const image = { src: '/images/a', width: 1, height: 1, alt: { ru: 'а' } }
    const item: ArticleDetails = {
      code: 'n',
      slug: 'one',
      category: { slug: 'c', title: { ru: 'К' } },
      title: { ru: 'Заголовок' },
      date: '2026-01-01T00:00:00Z',
      image,
    }
    expect(newsItemToPage({ company: named, menu: [], item })).toMatchObject({
      type: 'article',
      image,
      blocks: [
        { props: { slug: 'one' } },
        { type: 'share', props: { like: { type: 'news', code: 'one' } } },
        { type: 'comments', props: { type: 'news', slug: 'one' } },
        { type: 'news-grid', props: { except: 'one' } },
      ],
    })
  })

  it('ends with a way to see a doctor: online, otherwise by phone', () => {
    const item = {
      code: 'n',
      slug: 'n',
      category: { slug: 'c', title: { ru: 'К' } },
      title: { ru: 'Н' },
      date: '2026-01-01T00:00:00Z',
    }
    const menu: MenuItem[] = [
      {
        title: { ru: 'Запись' },
        slug: 'appointment',
        link: { kind: 'page', path: '/appointment' },
        items: [],
      },
    ]
    const lastOf = (company: Company) => newsItemToPage({ company, menu, item }).blocks.at(-1)
    const phones = ['+77272345678']
    expect(lastOf({ ...named, phones, isOnlineEntryActive: true })?.props).toMatchObject({
      action: { label: { ru: 'Оставить заявку' }, link: { path: '/appointment' } },
    })
    expect(lastOf({ ...named, phones, isOnlineEntryActive: false })?.props).toMatchObject({
      action: { label: { ru: 'Позвонить' }, link: { kind: 'phone', number: '+77272345678' } },
    })
    expect(lastOf({ ...named, phones: [], isOnlineEntryActive: false })?.type).toBe('news-grid')
  })
})

describe('materialsToPage', () => {
  it('names its page from the second on, also within a category', () => {
    const category = { slug: 'care', title: { ru: 'После лечения' } }
    expect(materialsToPage({ company: named })).toMatchObject({
      title: { kk: 'Материалдар' },
      description: { ru: 'Семёрка: памятки и советы пациентам.' },
      blocks: [{ type: 'page-title' }, { type: 'material-list', props: { page: 1 } }],
    })
    expect(materialsToPage({ company: named, category, page: 2 })).toMatchObject({
      title: { ru: 'После лечения, страница 2', en: 'После лечения, page 2' },
      blocks: [{}, { props: { category: 'care', page: 2 } }],
    })
  })
})

describe('materialToPage', () => {
  it('is an article (R84) with others of its category below', () => {
    const category = { slug: 'care', title: { ru: 'После лечения' } }
    const item = { code: 'a', slug: 'a', category, title: { ru: 'А' }, date: '2026-01-01T00:00:00Z' }
    const page = materialToPage({ company: named, menu: [], item })
    expect(page).toMatchObject({
      type: 'article',
      blocks: [
        { type: 'material-article', props: { slug: 'a' } },
        { type: 'share', props: { like: { type: 'material', code: 'a' } } },
        { type: 'comments', props: { type: 'material', slug: 'a' } },
        { type: 'material-list', props: { category: 'care', except: 'a' } },
      ],
    })
    expect(page.blocks.flatMap((block) => validateBlock(block, blockDefinitions))).toEqual([])
  })
})

describe('customPageToPage', () => {
  const title = { ru: 'О проекте' }
  const content = { ru: [{ _type: 'block' as const, children: [{ _type: 'span' as const, text: 'Текст' }] }] }

  it('is a title and its text', () => {
    expect(types(customPageToPage({ slug: 'about', title, content }).blocks)).toEqual([
      'page-title',
      'rich-text',
    ])
  })

  it('is what it was composed of, as it was stored, where it has blocks', () => {
    const blocks = [{ id: 'a', type: 'steps', v: 7, props: { odd: true } }]
    expect(customPageToPage({ slug: 'about', title, content, blocks }).blocks).toBe(blocks)
  })
})

describe('companiesToPage', () => {
  it('says in all four languages what this is', () => {
    const { title, blocks } = companiesToPage()
    expect(Object.keys(title)).toEqual([...locales])
    expect(types(blocks)).toEqual(['hero', 'clinic-list'])
  })
})
