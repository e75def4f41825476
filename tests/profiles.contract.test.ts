import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cabinet, listing, review, schedule, specialist } from '../backend/database/tables/index.ts'
import { isShownReview } from '../backend/shared/answers/shown-review.ts'
import { demoSeed } from '../demo/index.ts'
import type { Page } from '../schemas/page/page.ts'
import { chosenReviewsId } from '../schemas/reviews/chosen-reviews-id.ts'
import { productHost } from '../site/core/host.ts'
import { ownQuery } from '../site/own-query.ts'
import { jsonLdProblems } from '../site/test/json-ld-problems.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

async function pageAt(path: string): Promise<Page> {
  const outcome = await site.open(path)
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  expect([path, outcome.page.status]).toEqual([path, 200])
  return outcome.page
}
const graphOf = ({ head }: Page) => (head.jsonLd?.['@graph'] ?? []) as Record<string, unknown>[]
const dataOf = ({ blocks }: Page, type: string) => blocks.find((block) => block.type === type)?.data

describe('a profile in the directory', () => {
  it('has its canonical address on the clinic’s own site, each page at what shows the same there', async () => {
    const addresses = {
      '': '/l/demo-dent',
      '/doctors': '/l/demo-dent/specialists',
      '/news': '/l/demo-dent/news',
      '/reviews': '/l/demo-dent/reviews',
      '/services': '/l/demo-dent',
    }
    for (const [tab, canonical] of Object.entries(addresses)) {
      const { head } = await pageAt(`/companies/clinics/demo-dent${tab}`)
      expect([tab, head.canonical]).toEqual([tab, origin + canonical])
    }
  })

  it('is the canonical page of a company that has no site, to which the addresses of one lead', async () => {
    const { head, blocks } = await pageAt('/kk/companies/clinics/family-clinic')
    expect(head.canonical).toBe(`${origin}/kk/companies/clinics/family-clinic`)
    expect(blocks[0]?.data).not.toHaveProperty('site')
    for (const path of ['', '/about', '/nothing'])
      expect(await site.open(`/kk/l/family-clinic${path}`)).toEqual({
        kind: 'redirect',
        status: 302,
        to: '/kk/companies/clinics/family-clinic',
      })
  })

  it('leads to its own pages, to people of the directory and to the clinic’s site', async () => {
    const page = await pageAt('/companies/clinics/demo-dent')
    const text = JSON.stringify(page.blocks)
    expect(dataOf(page, 'company-profile')).toMatchObject({ site: { href: '/l/demo-dent' } })
    for (const tab of ['services', 'doctors', 'reviews', 'gallery', 'news'])
      expect(text).toContain(`"/companies/clinics/demo-dent/${tab}"`)
    expect(text).toMatch(/"\/companies\/doctors\/[a-z0-9-]+"/)
    expect(text).not.toContain('"/l/demo-dent/specialists')
  })

  it('is booked at within the directory, which is another view of the booking on the clinic’s site', async () => {
    const profile = await pageAt('/kk/companies/clinics/demo-dent')
    const booking = '/kk/companies/appointment/demo-dent'
    expect(dataOf(profile, 'company-profile')).toMatchObject({ booking: { link: { href: booking } } })
    expect(JSON.stringify(profile)).not.toContain('/l/demo-dent/appointment')
    const page = await pageAt(booking)
    expect(page).toMatchObject({
      layout: 'default',
      head: { canonical: `${origin}/kk/l/demo-dent/appointment` },
    })
    expect(dataOf(page, 'booking-head')).toMatchObject({
      link: { href: '/kk/companies/clinics/demo-dent' },
      list: { href: '/kk/companies/clinics/location/almaty' },
    })
    expect(dataOf(page, 'appointment')).toMatchObject({ slots: { company: '1001' } })
  })

  it('says while booking what a first visit to a doctor costs, as their card in lists does', async () => {
    const rows = await site.db.orm
      .select({ doctor: specialist.code, price: listing.priceFrom, currency: listing.currency })
      .from(listing)
      .innerJoin(specialist, sql`${specialist.practitioner}::text = ${listing.code}`)
      .where(and(eq(specialist.company, '1001'), listing.isVisitPrice, eq(listing.section, 'doctors')))
    expect(rows.length).toBeGreaterThan(1)
    const page = await pageAt('/companies/appointment/demo-dent')
    const { slots } = dataOf(page, 'appointment') as { slots: { visits: object[] } }
    expect(slots.visits).toEqual(expect.arrayContaining(rows))
    expect(slots.visits).toHaveLength(rows.length)
  })

  it('is not booked at within the directory where there is no booking online', async () => {
    expect(await site.open('/companies/appointment/family-clinic')).toEqual({
      kind: 'redirect',
      status: 302,
      to: '/companies/clinics/family-clinic',
      used: ['doctor', 'service', 'cabinet', 'time'],
    })
    expect((await site.open('/companies/appointment/nobody')).kind).toBe('page')
  })

  it('has the widgets of B-10 in their order beside it', async () => {
    const { sidebar } = await pageAt('/companies/clinics/demo-dent/services')
    const order = ['map', 'appointment', 'ask-question', 'company-contacts']
    expect(sidebar.map(({ type }) => type)).toEqual(
      order.filter((type) => sidebar.some((one) => one.type === type)),
    )
    expect(sidebar.map(({ type }) => type)).toContain('company-contacts')
  })

  it('tells search engines the rating that its reviews have, and the way to it', async () => {
    const page = await pageAt('/companies/clinics/demo-dent/reviews')
    const { rating } = dataOf(page, 'company-profile') as { rating: { value: number; count: number } }
    const clinic = graphOf(page).find((one) => one.aggregateRating)
    expect(clinic).toMatchObject({
      '@id': `${origin}/l/demo-dent#clinic`,
      aggregateRating: { ratingValue: rating.value, reviewCount: rating.count },
    })
    const { items } = dataOf(page, 'review-list') as { items: { author: string; rating: number }[] }
    expect(((clinic?.review ?? []) as { author: object }[]).map(({ author }) => author)).toEqual(
      items.map(({ author }) => ({ '@type': 'Person', name: author })),
    )
    expect(jsonLdProblems(page.head.jsonLd)).toEqual([])
    const crumbs = graphOf(page).find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement
    expect((crumbs as { item: string }[]).map(({ item }) => item).slice(0, 4)).toEqual([
      origin,
      `${origin}/companies/clinics`,
      `${origin}/companies/clinics/location/almaty`,
      `${origin}/companies/clinics/demo-dent`,
    ])
    expect(JSON.stringify(graphOf(await pageAt('/l/demo-dent')))).not.toMatch(/rating|review/i)
  })

  it('shows a doctor with each clinic of theirs, and is the only page of whoever has several', async () => {
    const [doctor, other] = demoSeed.companies[0]?.specialists ?? []
    const one = await pageAt(`/companies/doctors/${doctor?.slug}`)
    expect(one.head.canonical).toBe(`${origin}/l/demo-dent/specialists/${doctor?.slug}`)
    expect(dataOf(one, 'person-clinics')).toMatchObject({
      clinics: [{ link: { href: '/companies/clinics/demo-dent' } }],
    })

    const [, second] = demoSeed.companies.filter(({ specialists }) => specialists.length > 0)
    const card = second?.specialists[0]
    const [{ person } = { person: null }] = await site.db.orm
      .select({ person: specialist.practitioner })
      .from(specialist)
      .where(and(eq(specialist.company, '1001'), eq(specialist.code, other?.code ?? '')))
    await site.db.orm
      .update(specialist)
      .set({ practitioner: person })
      .where(and(eq(specialist.company, second?.code ?? ''), eq(specialist.code, card?.code ?? '')))
    site.forget(['*'])
    const both = await pageAt(`/uz/companies/doctors/${other?.slug}/clinics`)
    expect(both.head.canonical).toBe(`${origin}/uz/companies/doctors/${other?.slug}/clinics`)
    expect(dataOf(both, 'person-clinics')?.clinics).toHaveLength(2)
    const graph = graphOf(await pageAt(`/companies/doctors/${other?.slug}`))
    expect(graph.find((thing) => thing['@type'] === 'Person')).toMatchObject({
      worksFor: [{ url: `${origin}/l/demo-dent` }, { url: `${origin}/l/${second?.slug}` }],
    })
  })

  it('says of a doctor at its top what their card in lists says, and the branch where they see patients', async () => {
    const [priced] = await site.db.orm
      .select({ ...getTableColumns(listing), card: specialist.code })
      .from(listing)
      .innerJoin(specialist, sql`${specialist.practitioner}::text = ${listing.code}`)
      .where(
        and(
          eq(specialist.company, '1001'),
          eq(listing.section, 'doctors'),
          listing.isVisitPrice,
          // Who has several clinics since the test above.
          ne(specialist.code, demoSeed.companies[0]?.specialists[1]?.code ?? ''),
        ),
      )
      .orderBy(desc(listing.priceFrom))
    const [said] = await site.db.orm
      .select()
      .from(review)
      .where(and(eq(review.company, '1001'), isShownReview))
    const [, other] = await site.db.orm
      .select()
      .from(cabinet)
      .where(eq(cabinet.company, '1001'))
      .orderBy(cabinet.position)
    const [hours] = await site.db.orm.select().from(schedule).where(eq(schedule.company, '1001'))
    if (!priced || !said || !other || !hours) throw new Error('The seed has no such doctor')
    const own = and(eq(schedule.company, '1001'), eq(schedule.specialist, priced.card))
    await site.db.orm.delete(schedule).where(own)
    await site.db.orm.insert(schedule).values({ ...hours, specialist: priced.card, cabinet: other.code })
    await site.db.orm
      .update(review)
      .set({ specialist: priced.card })
      .where(and(eq(review.company, '1001'), eq(review.code, said.code)))
    site.forget(['*'])
    const path = `/companies/doctors/${priced.slug}`
    const page = await pageAt(path)
    expect(dataOf(page, 'specialist-profile')).toMatchObject({
      visit: { from: priced.priceFrom, currency: priced.currency },
      rating: { value: said.rating, count: 1, link: { href: `${path}/reviews#specialist-profile-pages` } },
    })
    const street = expect.objectContaining({ text: expect.stringContaining(other.address?.ru ?? '') })
    expect(dataOf(page, 'person-clinics')).toMatchObject({ clinics: [{ address: street }] })
    expect(dataOf({ ...page, blocks: page.sidebar }, 'company-contacts')).not.toHaveProperty('address')
  })

  it('has its reviews in other orders, which are not for search engines', async () => {
    const path = '/companies/clinics/demo-dent/reviews'
    const sorted = await site.open(path, new URLSearchParams('sort=worst'))
    if (sorted.kind !== 'page') throw new Error(sorted.to)
    const { items } = dataOf(sorted.page, 'review-list') as { items: { rating: number }[] }
    const ratings = items.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b))
    expect(sorted.page.head).toMatchObject({ robots: 'noindex' })
    const { sorts } = dataOf(await pageAt(path), 'review-list') as { sorts: { link: { href: string } }[] }
    expect(sorts.map(({ link }) => link.href)).toEqual(
      ['', '?sort=newest', '?sort=best', '?sort=worst'].map((query) => `${path}${query}#${chosenReviewsId}`),
    )
  })

  it('shows of its reviews those with so many stars, or in the reader’s language, and leads back to all', async () => {
    const path = '/kk/companies/clinics/demo-dent/reviews'
    type Chosen = {
      items: { rating: number; lang: string }[]
      summary: { count: number; grades: { grade: number; count: number; link?: { href: string } }[] }
      mine?: { count: number; link: { href: string } }
      found?: number
      filters?: {
        action: { href: string }
        kept: { name: string; value: string }[]
        fields: { name: string; options: { value: string; count: number }[] }[]
      }
      resetLink?: { href: string }
    }
    const choose = async (query: string) => {
      // As the server does: a page gets of its query only what its route declares.
      const own = ownQuery(path, `?${query}`, productHost(origin))
      const opened = await site.open(path, own)
      if (opened.kind !== 'page') throw new Error(opened.to)
      expect(opened.page.head.robots === 'noindex').toBe(query !== '')
      return dataOf(opened.page, 'review-list') as Chosen
    }
    const all = await choose('')
    const { grade, count, link } = all.summary.grades.find(
      (one) => one.link,
    ) as Chosen['summary']['grades'][number]
    expect(link?.href).toBe(`${path}?stars=${grade}#${chosenReviewsId}`)
    const rated = await choose(`stars=${grade}`)
    expect(rated.items).toHaveLength(Math.min(count, all.items.length))
    expect(new Set(rated.items.map(({ rating }) => rating))).toEqual(new Set([grade]))
    expect(rated.summary).toMatchObject({ count: all.summary.count })
    expect(rated.resetLink?.href).toBe(`${path}#${chosenReviewsId}`)
    expect(all.mine?.link.href).toBe(`${path}?lang=kk#${chosenReviewsId}`)
    const mine = await choose('lang=kk&sort=best')
    expect(new Set(mine.items.map(({ lang }) => lang))).toEqual(new Set(['kk']))
    expect(mine.mine?.link.href).toBe(`${path}?sort=best#${chosenReviewsId}`)
    expect((await choose('lang=kk&stars=1')).items).toEqual([])
    for (const { name, options } of rated.filters?.fields ?? [])
      for (const { value, count } of options)
        expect([name, value, (await choose(`stars=${grade}&${name}=${value}`)).found]).toEqual([
          name,
          value,
          count,
        ])
    expect(rated.filters).toMatchObject({
      action: { href: `${path}#${chosenReviewsId}` },
      kept: [{ name: 'stars', value: String(grade) }],
    })
  })

  it.each([
    '/companies/clinics/demo-dent/reviews',
    `/companies/doctors/${demoSeed.companies[0]?.specialists[0]?.slug}/reviews`,
  ])('has no page for a choice that nobody can make, and leads to all reviews: %s', async (path) => {
    for (const query of [
      'doctor=nobody',
      'service=nothing',
      'lang=de',
      'stars=9',
      'sort=x',
      'stars=5&doctor=x',
    ]) {
      const opened = await site.open(path, ownQuery(path, `?${query}`, productHost(origin)))
      expect([query, opened]).toMatchObject([query, { page: { status: 404, error: { list: path } } }])
    }
  })

  it('has twenty-four doctors on a page, all of which are one page of the clinic’s site (B-23)', async () => {
    const own = demoSeed.companies[0]?.specialists.length ?? 0
    await site.db.orm.execute(sql`
      insert into specialist (company_code, code, slug, position, last_name, name)
      select '1001', 'many-' || n, 'many-' || n, 1000 + n, '{"ru": "Много"}', '{"ru": "Их"}' from generate_series(1, 30) as n`)
    site.forget(['*'])
    const list = '/companies/clinics/demo-dent/doctors'
    const pages = [await pageAt(list), await pageAt(`${list}/page/2`)]
    const shown = pages.map(
      (page) => dataOf(page, 'specialist-grid') as { items: { link: { href: string } }[] },
    )
    expect(shown).toMatchObject([
      { paging: { page: 1, pages: 2, next: { href: `${list}/page/2` } } },
      { paging: { page: 2, previous: { href: list } } },
    ])
    expect(shown.map(({ items }) => items.length)).toEqual([24, own + 30 - 24])
    expect(new Set(shown.flatMap(({ items }) => items.map(({ link }) => link.href))).size).toBe(own + 30)
    expect(pages[1]?.head.canonical).toBe(`${origin}/l/demo-dent/specialists`)
    const beyond = await site.open(`${list}/page/3`)
    expect(beyond.kind === 'page' && beyond.page.status).toBe(404)
    expect(await site.open(`${list}/page/1`)).toMatchObject({ to: list, status: 301 })
    await site.db.orm.execute(sql`delete from specialist where code like 'many-%'`)
    site.forget(['*'])
  })

  it('shows no rating and no page without anything to show of it, but where the first review is written', async () => {
    const { rating, tabs } = (await pageAt('/companies/clinics/family-clinic')).blocks[0]?.data ?? {}
    expect(rating).toBeUndefined()
    expect(tabs).toEqual([
      expect.objectContaining({ tab: 'main' }),
      expect.objectContaining({ tab: 'reviews' }),
    ])
  })
})
