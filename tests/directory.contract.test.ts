import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { company, listing } from '../backend/database/tables/index.ts'
import { changed } from '../backend/kit/events/changed.ts'
import { listingParameters } from '../content-adapters/parts/listing-query.ts'
import { renderDocument } from '../renderer/render-document.ts'
import areaOfCompany from '../schemas/areas/company.ts'
import type { Page } from '../schemas/page/page.ts'
import { productHost } from '../site/core/host.ts'
import { ownQuery } from '../site/own-query.ts'
import { respond } from '../site/respond.ts'
import { jsonLdProblems } from '../site/test/json-ld-problems.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
  const [row] = await site.db.orm.select().from(listing).where(eq(listing.slug, 'demo-dent'))
  if (!row) throw new Error('The demo clinic is not listed')
  // Each row has a different number.
  const { number: _, ...columns } = row
  await site.db.orm.insert(listing).values(
    Array.from({ length: 45 }, (_, index) => ({
      ...columns,
      code: `more-${String(index).padStart(2, '0')}`,
      isMain: true,
      score: 0.001 * index,
      priceFrom: 1000 * (index + 1),
      features: index % 2 === 0 ? ['children'] : [],
      open: null,
    })),
  )
  site.forget(['*'])
})
afterAll(() => site.db.close())

async function open(address: string) {
  const [path = '', query] = address.split('?')
  return respond(
    path,
    {
      openSource: site.openSource,
      origin,
      report: (problem) => site.faults.push(problem),
      onError: (error) => site.faults.push(error),
    },
    ownQuery(path, query === undefined ? '' : `?${query}`, productHost(origin)),
  )
}

async function page(address: string): Promise<Page> {
  const outcome = await open(address)
  if (outcome.kind !== 'page') throw new Error(`${address} leads to ${outcome.to}`)
  return outcome.page
}

const htmlOf = (shown: Page) =>
  renderDocument(shown, {
    assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
    report: (_, error) => {
      throw error
    },
  }).toString()

type Thing = Record<string, unknown>
/** The data of a page for search engines about a kind of thing. */
const thingOf = ({ head }: Page, type: string): Thing =>
  ((head.jsonLd?.['@graph'] ?? []) as Thing[]).find((thing) => thing['@type'] === type) ?? {}

const almaty = '/companies/clinics/location/almaty'

describe('a list of the directory', () => {
  it('has twenty on a page, with links to the others, and 404 beyond the last', async () => {
    const first = await page(almaty)
    expect(first.blocks[0]?.data).toMatchObject({ paging: { page: 1, next: { href: `${almaty}/page/2` } } })
    expect(first.blocks[0]?.data?.items).toHaveLength(20)
    expect((await page(`${almaty}/page/2`)).status).toBe(200)
    expect(await page(`${almaty}/page/9`)).toMatchObject({ status: 404, error: { list: almaty } })
    expect(await open(`${almaty}/page/1?open=1`)).toMatchObject({ kind: 'redirect', status: 301, to: almaty })
  })

  it('shows whoever searches for something the same list whatever the query, and people what they chose', async () => {
    const filtered = await page(`${almaty}?children=1&price=20000`)
    expect(filtered.head).toMatchObject({ robots: 'noindex', canonical: `${origin}${almaty}` })
    expect(filtered.blocks[0]?.data).toMatchObject({ reset: { href: almaty } })
    const plain = await page(`${almaty}?utm_source=x&price=cheap`)
    expect(plain.head).toMatchObject({ canonical: `${origin}${almaty}` })
    expect(plain.head).not.toHaveProperty('robots')
  })

  it('tells search engines its entries, each with its place in the whole list (F28)', async () => {
    const second = await page(`${almaty}/page/2`)
    const { items, total } = (second.blocks[0]?.data ?? {}) as {
      items: { link: { href: string } }[]
      total: number
    }
    const list = thingOf(second, 'ItemList')
    expect(list.numberOfItems).toBe(total)
    const told = list.itemListElement as { position: number; item: string }[]
    expect(told.map(({ item }) => item)).toEqual(items.map(({ link }) => origin + link.href))
    expect(told.map(({ position }) => position)).toEqual(items.map((_, index) => 21 + index))
    expect(jsonLdProblems(second.head.jsonLd)).toEqual([])
  })

  it('says of a city how many there are, how many are open now, and at what prices, to search engines too', async () => {
    const [row] = await site.db.orm.select().from(listing).where(eq(listing.slug, 'demo-dent'))
    const now = `{[${new Date(Date.now() - 1000).toISOString()},${new Date(Date.now() + 3_600_000).toISOString()})}`
    await site.db.orm.update(listing).set({ open: now }).where(eq(listing.code, 'more-00'))
    site.forget(['*'])
    const shown = await page(almaty)
    const { openNow, price } = (shown.blocks[0]?.data?.figures ?? {}) as {
      openNow: number
      price: object
    }
    expect(openNow).toBeGreaterThan(0)
    expect(price).toEqual({ from: 1000, to: 45_000, currency: 'KZT' })
    expect(row?.priceFrom).toBeGreaterThan(1000)
    const said = htmlOf(shown).replace(/<[^>]*>/g, '')
    expect(said).toMatch(
      /46\sклиник · сейчас открыт[аыо] \d+ · (?:сегодня ещё откро[а-я]+ \d+ · )?начальные цены: от\s1\s000 до\s45\s000\s₸/,
    )
    expect(shown.head.description).toMatch(/^46\sклиник, цены от\s1\s000\s₸\. /)
    expect((await page('/companies/clinics')).head.description).toMatch(/^Клиники: /)
  })

  it('gives a speciality that was chosen in a city an address of its own', async () => {
    expect(await open(`${almaty}?speciality=dentist&open=1`)).toMatchObject({
      kind: 'redirect',
      status: 301,
      to: `${almaty}/dentist`,
      used: ['speciality'],
    })
    const ofDentists = await page(`${almaty}/dentist`)
    expect(ofDentists.head).not.toHaveProperty('robots')
    expect(ofDentists.blocks[0]?.data).toMatchObject({ reset: { href: almaty } })
    expect((await page('/companies/clinics?speciality=dentist')).head).toHaveProperty('robots')
  })

  it('has the districts of its city to choose from, and no such choice in its ways to another one', async () => {
    const chosen = await page(`${almaty}?district=almaty-bostandyk`)
    expect(chosen.head).toMatchObject({ robots: 'noindex', canonical: `${origin}${almaty}` })
    const html = htmlOf(chosen)
    expect(html).toMatch(/<option value="almaty-bostandyk" selected="">Бостандыкский \(\d+\)/)
    expect(html).toContain('Демо-Дент')
    expect(html).not.toMatch(/location\/astana\?[^"]*district/)
    expect(htmlOf(await page('/companies/clinics'))).not.toContain('name="district"')
    const empty = await page(`${almaty}?district=almaty-medeu`)
    expect(empty.blocks[0]?.data?.eased).toMatchObject([{ filter: 'district', link: { href: almaty } }])
  })

  it('tells search engines of a speciality in a city from three results on (R121)', async () => {
    const shown = async (path: string) => {
      const { blocks, head } = await page(path)
      return [blocks[0]?.data?.total, head.robots]
    }
    expect(await shown('/companies/doctors/location/shymkent/pediatrician')).toEqual([1, 'noindex'])
    expect(await shown('/companies/clinics/location/shymkent/dentist')).toEqual([4, undefined])
  })

  it('is found with three taps from home: the city, a children’s dentist, open now', async () => {
    const linked = async (address: string, words: RegExp) => {
      const html = htmlOf(await page(address))
      const links = [...html.matchAll(/<a [^>]*href="(\/companies[^"]*)"[^>]*>(.*?)<\/a>/gs)]
      const found = links.find(([, , inner = '']) => words.test(inner.replace(/<[^>]*>/g, ' ').trim()))
      return found?.[1]?.replaceAll('&amp;', '&') ?? `no link ${words} at ${address}`
    }
    const [from, until] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
    await site.db.orm
      .update(listing)
      .set({ open: `{[${from},${until})}` })
      .where(eq(listing.code, 'more-01'))
    site.forget(['*'])
    const city = await linked('/', /^Алматы/)
    const speciality = await linked(city, /^Детский стоматолог/)
    const open = await linked(speciality, /^Открыто сейчас/)
    expect(open).toBe(`${almaty}/pediatric-dentist?open=1`)
    expect((await page(open)).status).toBe(200)
  })

  it('helps on where nothing is left', async () => {
    const empty = htmlOf(await page(`${almaty}?homeVisits=1&price=1&gobmp=1`))
    expect(empty).toContain('Ничего не нашлось')
    const near = await page('/companies/clinics/location/almaty/reproductologist')
    expect(near.status).toBe(200)
    expect(near.head.robots).toBe('noindex')
  })

  it('leads from a city that there is not to all clinics, in the reader’s language', async () => {
    const { error } = await page('/uz/companies/clinics/location/atlantis')
    expect(error?.list).toBe('/uz/companies/clinics')
    expect((await page('/nowhere')).error).not.toHaveProperty('list')
  })

  it.each([
    '/companies/clinics/location/atlantis',
    '/companies/clinics/location',
    `${almaty}/wizard`,
    '/companies/other/location/almaty/dentist',
    '/companies/nothing',
    `${almaty}/page/0`,
    `${almaty}/page/99999999`,
  ])('says 404 for %s', async (address) => {
    expect((await page(address)).status).toBe(404)
  })

  it('follows a change at once', async () => {
    const names = async () => htmlOf(await page('/companies/clinics'))
    await site.db.orm.transaction(async (orm) => {
      await orm
        .update(company)
        .set({ name: { ru: 'Новое имя' } })
        .where(eq(company.slug, 'demo-dent'))
      await changed(orm, areaOfCompany, { company: '1001', code: '1001' })
    })
    await expect.poll(names).toContain('Новое имя')
  })
})

describe('the reviews and the news of the directory', () => {
  it('are those of a city, and say of whom they are', async () => {
    const html = htmlOf(await page('/companies/reviews/location/almaty'))
    expect(html.match(/<article/g)?.length).toBeGreaterThan(10)
    expect(html).toContain('href="/companies/clinics/demo-dent"')
    expect(html).not.toMatch(/href="(\/l\/|\/companies\/clinics\/demo-hospital")/)
    expect(htmlOf(await page('/companies/reviews'))).toContain('href="/companies/clinics/demo-hospital"')
    expect(htmlOf(await page('/companies/news/location/almaty'))).toContain('href="/l/demo-dent/news/')
  })

  it.each(['reviews', 'news'])('have pages (%s), and 404 for what there is not', async (kind) => {
    expect((await page(`/companies/${kind}/page/2`)).status).toBe(200)
    expect((await page(`/companies/${kind}/page/99`)).status).toBe(404)
    expect((await page(`/companies/${kind}/location/atlantis`)).status).toBe(404)
    expect(await open(`/companies/${kind}/page/1`)).toMatchObject({ to: `/companies/${kind}`, status: 301 })
  })
})

describe('the services of the directory', () => {
  it('lead to who offers each, in all cities and in one', async () => {
    const services = await page('/companies/services')
    const { items } = services.blocks[0]?.data ?? {}
    const [first] = (items ?? []) as { link: { href: string }; count: number }[]
    expect(first?.count).toBeGreaterThan(0)
    const offers = htmlOf(await page(first?.link.href ?? ''))
    const [inCity] = /\/companies\/services\/[a-z0-9-]+\/[a-z]+(?=\?location=)/.exec(offers) ?? []
    const there = await page(inCity ?? '')
    expect(there).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(htmlOf(there)).toContain('href="/companies/clinics/demo-')
    const frequent = await page('/companies/services/obshchiy-analiz-krovi')
    const { price, count } = (frequent.blocks[0]?.data ?? {}) as {
      price: { from: number; to: number }
      count: number
    }
    expect(thingOf(frequent, 'Service').offers).toMatchObject({
      '@type': 'AggregateOffer',
      priceCurrency: 'KZT',
      offerCount: count,
      lowPrice: price.from,
      highPrice: price.to,
    })
    expect(jsonLdProblems(frequent.head.jsonLd)).toEqual([])
    expect(frequent.head.description).toMatch(/^3\sорганизации, цены от\s1\s900 до\s2/)
  })

  it('are those of a city, if its address names one; search engines get all of them', async () => {
    const there = await page('/companies/services?city=almaty')
    expect(there).toMatchObject({ status: 200, head: { robots: 'noindex' } })
    expect(htmlOf(there)).toMatch(/href="\/companies\/services\/[a-z0-9-]+\/almaty"/)
  })

  it.each([
    ...['/nothing', '/nothing/almaty', '/page/99', '?city=nowhere', '?city=Almaty', "?city=' or 1=1--"],
    ...[`?city=${'a'.repeat(10_000)}`, '?city=%00', '?city=%F0%9F%A6%B7', '/page/2?city=almaty&city=x'],
  ])('say 404 for %.40s', async (path) => {
    expect((await page(`/companies/services${path}`)).status).toBe(404)
  })
})

describe('whatever is asked of a list', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '',
      '1',
      '0',
      '-1',
      '1e9',
      '99999999999999999999',
      'NaN',
      'null',
      '[]',
      '{}',
      '%00',
      '\u0000',
    ),
    fc.constantFrom(
      "' or 1=1; --",
      '"; drop table listing; --',
      '43.2,76.9',
      '91,181',
      '1,2,3',
      'ә'.repeat(500),
    ),
    fc.constant('x'.repeat(10_000)),
  )
  const name = fc.oneof(
    fc.constantFrom(...listingParameters),
    fc.constantFrom('page', 'location', 'open[]', 'price[from]', '__proto__', 'filter[section]'),
  )
  const paths = fc.constantFrom(
    ...[
      '/companies/clinics',
      '/companies/doctors',
      '/companies/other',
      almaty,
      `${almaty}/dentist`,
      `${almaty}/page/2`,
    ],
  )

  it('is answered with a page or a redirect, and never with an error', async () => {
    await fc.assert(
      fc.asyncProperty(paths, fc.array(fc.tuple(name, text), { maxLength: 5 }), async (path, query) => {
        const outcome = await open(`${path}?${new URLSearchParams(query)}`)
        if (outcome.kind === 'redirect') expect(outcome.to).toMatch(/^\/companies\//)
        else expect([200, 404]).toContain(outcome.page.status)
      }),
      { numRuns: 60 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('location/', 'location/almaty/', 'page/'),
        text,
        async (part, value) => {
          const outcome = await open(`/companies/clinics/${part}${encodeURIComponent(value.toWellFormed())}`)
          if (outcome.kind === 'page') expect([200, 404]).toContain(outcome.page.status)
        },
      ),
      { numRuns: 40 },
    )
    expect(site.faults).toEqual([])
  })
})
