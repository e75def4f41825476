import { describe, expect, it, test } from 'vitest'
import { fixtureApi, fixtures, readFixture } from '../../content-adapters/medical-api/fixtures/fixture-api.ts'
import { words } from '../../content-adapters/words.ts'
import { locales, localizePath } from '../../locales/locale.ts'
import { renderDocument } from '../../renderer/render-document.ts'
import { respond } from '../respond.ts'

type Options = { answers: Record<string, unknown>; contact: string; now: Date; editing: true }

async function open(path: string, customPage: Record<string, unknown> = {}, more: Partial<Options> = {}) {
  const answer = { ...(readFixture('custom-page') as object), ...customPage }
  const outcome = await respond(path, {
    openSource: fixtureApi({ ...fixtures(), 'custom-page': answer, ...more.answers }).openSource,
    origin: 'https://clinic.test',
    image: { src: '/images/own', width: 1600 },
    ...(more.contact && { contact: more.contact }),
    ...(more.now && { now: () => more.now as Date }),
    ...(more.editing && { editing: true }),
    report: () => {},
    onError: (error) => {
      throw error
    },
  })
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  return outcome.page
}
const headOf = async (...given: Parameters<typeof open>) => (await open(...given)).head
const nothing = { DESCRIPTION: null }

describe('the head of a page (B-20)', () => {
  it.each(['/', '/kk', '/page/credits', '/uz/page/credits', '/l/tan-dent', '/en/l/tan-dent/contacts'])(
    'at %s names its own address, without a slash at the end',
    async (path) => {
      expect((await headOf(path)).canonical).toBe(`https://clinic.test${path === '/' ? '' : path}`)
    },
  )

  it('is in the language of the address', async () => {
    for (const locale of locales) {
      const page = await open(localizePath('/page/credits', locale))
      const html = renderDocument(page, {
        assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
        report: () => {},
      }).toString()
      expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${locale}">`))
    }
  })

  it('has the keywords of its page in the reader’s language, and none where there are none', async () => {
    const keywords = { KEYWORDS: 'данные, источники', KEYWORDS_KK: 'деректер' }
    expect((await headOf('/page/credits', keywords)).keywords).toBe('данные, источники')
    expect((await headOf('/kk/page/credits', keywords)).keywords).toBe('деректер')
    expect(await headOf('/page/credits')).not.toHaveProperty('keywords')
  })
})

test('every page of a clinic says whether it is open, and expires when that changes', async () => {
  const page = await open('/l/tan-dent/reviews')
  expect(page.site.status?.state).toMatch(/^(open|closed)$/)
  expect(page.validUntil).toBeDefined()
  expect((await open('/page/credits')).site).not.toHaveProperty('status')
})

describe('the title of a page of a clinic', () => {
  const titled = (path: string, ...titles: Record<string, string>[]) => {
    const [index = {}, about = index] = titles
    const PAGES = { '': { title: index, blocks: [] }, about: { title: about, blocks: [] } }
    const answers = { 'landing-site': { COMPANY_CODE: '1001', PAGES } }
    return open(path, {}, { answers }).then(({ head }) => head.title)
  }

  it('is joined with the clinic’s name where it does not have it', async () => {
    expect(await titled('/uz/l/tan-dent', { ru: 'Лечим зубы' })).toBe('Лечим зубы — Tang-Dent')
    expect(await titled('/l/tan-dent', { ru: 'Таң-Дент в Алматы' })).toBe('Таң-Дент в Алматы')
  })

  it('never has the name twice, in the language of the title and in the reader’s', async () => {
    for (const ru of ['Таң-Дент', 'Таң-Дент — стоматология в Алматы'])
      expect(await titled('/uz/l/tan-dent', { ru })).toBe('Tang-Dent')
    const about = { ru: 'О клинике Таң-Дент' }
    expect(await titled('/uz/l/tan-dent/about', { ru: 'Таң-Дент' }, about)).toBe(about.ru)
  })
})

test.each<[what: string, blocks: object[]]>([
  ['no block', []],
  ['blocks of which none can be shown', [{ id: 'a', type: 'instagram', v: 1, props: {} }]],
])('a page with %s has its title, and is not blank', async (_, blocks) => {
  const PAGES = { '': { title: { ru: 'Цены' }, blocks } }
  const answers = { 'landing-site': { COMPANY_CODE: '1001', PAGES } }
  const { blocks: shown } = await open('/l/tan-dent', {}, { answers })
  expect(shown.filter(({ fault }) => !fault)).toMatchObject([
    { type: 'page-title', props: { title: { text: 'Цены' } } },
  ])
  const edited = await open('/l/tan-dent', {}, { answers, editing: true })
  expect(edited.blocks).toHaveLength(blocks.length)
})

describe('what somebody has written of a page for search engines and messengers', () => {
  const about = {
    title: { ru: 'О клинике', kk: 'Клиника туралы' },
    searchTitle: { ru: 'Стоматология в Алматы' },
    image: { src: '/images/site/1001/team', width: 1200, height: 800 },
    blocks: [],
  }
  const aboutPage = (path: string, more: object = {}) => {
    const PAGES = { '': { title: { ru: 'Главная' }, blocks: [] }, about: { ...about, ...more } }
    return headOf(path, {}, { answers: { 'landing-site': { COMPANY_CODE: '1001', PAGES } } })
  }

  it('is there in place of the page’s own name and the drawn picture, in Russian where a language has none', async () => {
    const head = await aboutPage('/l/tan-dent/about')
    expect(head.title).toBe('Стоматология в Алматы')
    expect(head.image).toMatchObject({ src: '/images/site/1001/team', alt: 'О клинике' })
    expect(head.drawn).not.toHaveProperty('card')
    const kazakh = await aboutPage('/kk/l/tan-dent/about')
    expect(kazakh.title).toBe('Стоматология в Алматы')
    // The languages of a page are those of its title.
    expect(kazakh.alternates.map(({ hreflang }) => hreflang)).toEqual(['ru', 'kk', 'x-default'])
  })

  it('is left out where it cannot be right, and the page stays', async () => {
    const wrong = { searchTitle: 'О нас', image: { src: 'javascript:1', width: 1, height: 1 } }
    const head = await aboutPage('/l/tan-dent/about', wrong)
    expect(head.title).toContain('О клинике')
    expect(head.drawn).toHaveProperty('card')
  })
})

describe('the address for reports of mistakes', () => {
  it('is on the product’s pages and on a clinic’s, where there is one', async () => {
    for (const path of ['/', '/l/tan-dent']) {
      expect((await open(path, {}, { contact: 'mistakes@shipa.example' })).site.contact).toBe(
        'mistakes@shipa.example',
      )
      expect((await open(path)).site).not.toHaveProperty('contact')
    }
  })
})

test('a page of a clinic’s site leads to its profile in the directory, a page of the product to none', async () => {
  expect((await open('/kk/l/tan-dent/about')).site.profile).toBe('/kk/companies/clinics/tan-dent')
  expect((await open('/')).site).not.toHaveProperty('profile')
})

describe('the picture of a page that has none (B-20)', () => {
  it('is the one that was given on home and drawn on other pages of the product', async () => {
    expect((await headOf('/')).image).toMatchObject({ src: '/images/own', width: 1600 })
    expect((await headOf('/page/credits')).image?.src).toMatch(/^\/drawn\/.*\/page\/credits\/card\.png$/)
    expect((await headOf('/l/tan-dent/contacts')).image?.src).not.toBe('/images/own')
    expect(await headOf('/nowhere')).not.toHaveProperty('image')
  })
})

describe('the description of a page that has none of its own (B-21)', () => {
  it.each(locales)('says in %s what the product is', async (locale) => {
    const { description } = await headOf(localizePath('/page/credits', locale), nothing)
    expect(description).toBe(words('head:defaultDescription')[locale])
    expect(description.split(', ')).toHaveLength(5)
  })

  it('is the page’s own where it has one', async () => {
    expect((await headOf('/page/credits')).description).toBe('Откуда данные')
  })

  it('is nothing on an error page, and never the product’s on a clinic’s site', async () => {
    expect((await headOf('/nowhere')).description).toBe('')
    expect((await headOf('/l/tan-dent/nowhere')).description).toBe('')
    expect((await headOf('/l/tan-dent')).description).not.toBe(words('head:defaultDescription').ru)
  })
})

describe('a block with days', () => {
  const text = (id: string, visibility?: object) => ({
    id,
    type: 'hero',
    v: 1,
    props: { title: { ru: id } },
    ...(visibility && { visibility }),
  })
  const BLOCKS = [
    text('always'),
    text('never', { isHidden: true }),
    text('sale', { from: '2026-12-01', to: '2026-12-31' }),
  ]
  const seen = async (now: string, more: Partial<Options> = {}) => {
    const page = await open('/page/credits', { BLOCKS }, { now: new Date(now), ...more })
    const ids = page.blocks.map(({ id }) => id).filter((id) => BLOCKS.some((block) => block.id === id))
    return { ids, until: page.validUntil, blocks: page.blocks }
  }

  it('is seen on its days, by the clock of Almaty, and the page expires when that changes', async () => {
    expect(await seen('2026-11-30T18:59:59Z')).toMatchObject({
      ids: ['always'],
      until: '2026-11-30T19:00:00.000Z',
    })
    expect(await seen('2026-11-30T19:00:00Z')).toMatchObject({
      ids: ['always', 'sale'],
      until: '2026-12-31T19:00:00.000Z',
    })
    expect(await seen('2026-12-31T19:00:00Z')).toMatchObject({ ids: ['always'], until: undefined })
  })

  it('is in the page of somebody who edits, with the reason why nobody else sees it', async () => {
    const { ids, blocks } = await seen('2026-11-30T00:00:00Z', { editing: true })
    expect(ids).toEqual(['always', 'never', 'sale'])
    expect(blocks.map(({ hidden }) => hidden?.state).filter(Boolean)).toEqual(['hidden', 'upcoming'])
  })
})
