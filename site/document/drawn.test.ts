import { describe, expect, it } from 'vitest'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { clinicHost, productHost } from '../core/host.ts'
import { directoryCard, drawnHead } from './drawn.ts'

const picture = (src: string, width: number, height: number) => ({ src, width, height, alt: { ru: 'Тау' } })
const company = {
  code: '7',
  slug: 'tau',
  name: { ru: 'Клиника «Тау»', kk: '«Ғылым» емханасы', uz: 'Oʻtov klinikasi' },
  category: { ru: 'Стоматология' },
  city: { slug: 'oskemen', name: { ru: 'Усть-Каменогорск', kk: 'Өскемен' } },
} as Partial<Company> as Company
const content: PageContent = {
  title: { ru: 'Контакты', kk: 'Байланыс' },
  type: 'website',
  blocks: [],
  sidebar: [],
}
const product = productHost('https://shipa.example')
const own = clinicHost(product.origin, { host: 'tau.example', slug: 'tau' })
const given = {
  host: product,
  canonicalHost: product,
  company,
  content,
  locale: 'ru' as const,
  path: '/l/tau/contacts',
  title: 'Контакты — Тау',
  isError: false,
}

describe('the picture of a clinic’s page for social networks', () => {
  it('says what the page is, whose and where, in the reader’s language', () => {
    const { image, drawn } = drawnHead({ ...given, locale: 'kk' })
    expect(drawn?.card).toMatchObject({ heading: 'Байланыс', name: '«Ғылым» емханасы', line: 'Өскемен' })
    expect(image).toEqual({
      src: expect.stringMatching(/^\/drawn\/[\w-]{8}\/kk\/l\/tau\/contacts\/card\.png$/),
      width: 1200,
      height: 630,
      alt: 'Контакты — Тау',
    })
    expect(drawnHead(given).drawn?.card?.line).toBe('Стоматология · Усть-Каменогорск')
  })

  it('says the name once on the home page', () => {
    const { card } = drawnHead({ ...given, path: '/l/tau' }).drawn ?? {}
    expect(card?.heading).toBe('Клиника «Тау»')
    expect(card).not.toHaveProperty('name')
  })

  it('has another address when it looks different', () => {
    const other = { ...given, company: { ...company, theme: { accent: '#803020' } } }
    expect(drawnHead(other).image?.src).not.toBe(drawnHead(given).image?.src)
    expect(drawnHead({ ...given }).image?.src).toBe(drawnHead(given).image?.src)
  })

  it('is not drawn for a text with a picture of its own, nor for an error page', () => {
    const news: PageContent = { ...content, type: 'article', image: picture('/images/news', 1600, 900) }
    expect(drawnHead({ ...given, content: news })).not.toHaveProperty('image')
    expect(drawnHead({ ...given, isError: true })).not.toHaveProperty('image')
    expect(drawnHead({ ...given, isError: true }).icons?.[0]?.href).toMatch(/^\/drawn\//)
  })
})

describe('the icon of a clinic’s site', () => {
  const iconOf = (more: Partial<Company>, locale: 'ru' | 'kk' | 'uz' = 'ru') =>
    drawnHead({ ...given, locale, company: { ...company, ...more } }).drawn?.icon

  it('is its own icon, else its logo, else the first letter of its name in the reader’s language', () => {
    const logo = picture('/images/logo', 400, 300)
    expect(iconOf({ favicon: '/images/icon', logo })?.src).toBe('/images/icon')
    expect(iconOf({ logo })?.src).toBe('/images/logo')
    expect(iconOf({})).toEqual({ letter: 'К', accent: '#0b6e7f' })
    expect(iconOf({}, 'kk')?.letter).toBe('Ғ')
    expect(iconOf({}, 'uz')?.letter).toBe('Oʻ')
  })

  it('is no logo that would be a thin strip', () => {
    expect(iconOf({ logo: picture('/images/logo', 900, 200) })).not.toHaveProperty('src')
  })

  it('is at an address of the reader’s host, the picture at one of the host that search engines know', () => {
    const { icons, image } = drawnHead({ ...given, host: own, canonicalHost: own })
    expect(icons?.find(({ size }) => size === 96)?.href).toMatch(/^\/drawn\/[\w-]{8}\/icon\.png$/)
    expect(image?.src).toMatch(/^\/drawn\/[\w-]{8}\/contacts\/card\.png$/)
    expect(drawnHead({ ...given, canonicalHost: own }).icons).toEqual(drawnHead(given).icons)
  })

  it('is there in the sizes of tabs, search engines and the home screens of phones', () => {
    const sizes = drawnHead(given).icons?.map(({ rel, size }) => [rel, size])
    expect(sizes).toEqual([
      ['icon', 32],
      ['icon', 96],
      ['icon', 192],
      ['icon', 512],
      ['apple-touch-icon', 180],
    ])
  })

  it('is the same on all pages of a language', () => {
    expect(drawnHead({ ...given, path: '/l/tau' }).icons).toEqual(drawnHead(given).icons)
  })
})

describe('the picture of a page of the directory for social networks', () => {
  const page = {
    ...given,
    company: undefined,
    siteName: 'Shipa',
    path: '/companies/clinics',
    title: 'Клиники — Shipa',
  }

  it('says what a list is of', () => {
    expect(directoryCard({ ...page, content: { ...content, title: { ru: 'Клиники' } } })).toMatchObject({
      drawn: { card: { heading: 'Клиники', name: 'Shipa' } },
      image: { src: expect.stringMatching(/^\/drawn\/[\w-]{8}\/companies\/clinics\/card\.png$/) },
    })
  })

  it('says whose profile a page is, of which kind and where', () => {
    const profile: PageContent = { ...content, subject: { kind: 'company' } }
    expect(directoryCard({ ...page, company, content: profile }).drawn?.card).toMatchObject({
      heading: 'Клиника «Тау»',
      line: 'Стоматология · Усть-Каменогорск',
    })
  })

  it.each<[string, Partial<typeof page>]>([
    ['home, which has that of the product', { path: '/' }],
    ['an error page', { isError: true }],
    ['a page that search engines do not get', { content: { ...content, robots: 'noindex' } }],
    [
      'an article with a picture of its own',
      { content: { ...content, type: 'article', image: picture('/images/news', 1600, 900) } },
    ],
  ])('is not drawn for %s', (_, changed) => {
    expect(directoryCard({ ...page, ...changed })).toEqual({})
  })
})
