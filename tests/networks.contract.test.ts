import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinNetwork } from '../backend/companies/network.ts'
import { company } from '../backend/database/tables/index.ts'
import { addPerson, addStaff } from '../backend/test/people.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { tags } from '../schemas/tags.ts'
import { productHost } from '../site/core/host.ts'
import { sitemapFile } from '../site/sitemap.ts'
import { type OpenedSite, openSite, origin } from './lib/open-site.ts'

const assets = { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }
const hub = '/-organizations/hub'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.db.close())

async function pageAt(path: string, query?: URLSearchParams) {
  const outcome = await site.open(path, query)
  if (outcome.kind !== 'page') throw new Error(`${path} redirects to ${outcome.to}`)
  const { page } = outcome
  return { page, html: renderDocument(page, { assets, report: () => {} }).toString() }
}

test('the hub lists each network with its clinics and cities (R60)', async () => {
  const { page, html } = await pageAt(hub)
  expect(page.head).not.toHaveProperty('robots')
  expect(html).toContain(`href="${hub}/demo-polyclinic"`)
  expect(html).toMatch(/>3\sклиники</)
  expect(html).not.toContain(`href="${hub}/demo-dent"`)
})

test('the page of a network shows the cards of its clinics beside the widgets of its head (R62, B-10)', async () => {
  const { page, html } = await pageAt(`${hub}/demo-polyclinic`)
  for (const slug of ['demo-polyclinic', 'demo-hospital', 'demo-practice'])
    expect(html).toContain(`href="/companies/clinics/${slug}"`)
  expect(page.head.canonical).toBe(`${origin}${hub}/demo-polyclinic`)
  expect(page.head.alternates).toHaveLength(5)
  expect(page.sidebar.map(({ type }) => type).at(-1)).toBe('company-contacts')
  expect(page.sidebar.some(({ fault }) => fault)).toBe(false)
  expect(JSON.stringify(page.head.jsonLd)).toContain(`${origin}${hub}`)
  expect(page.tags).toEqual(expect.arrayContaining([tags.networks, tags.companies]))
})

test('news and reviews are those of all clinics of the network, each with whose it is (R63, R64)', async () => {
  const news = await pageAt(`${hub}/demo-polyclinic/news`)
  expect(news.html).toContain('Демо-Госпиталь')
  expect(news.html).not.toContain('Демо-Дент')
  const reviews = await pageAt(`${hub}/demo-polyclinic/reviews`)
  expect(reviews.html).toContain('href="/companies/clinics/demo-hospital"')
  expect(reviews.html).toMatch(/<li[^>]*>.*Демо-Госпиталь/s)
  const worst = await pageAt(`${hub}/demo-polyclinic/reviews`, new URLSearchParams('sort=worst'))
  expect(worst.page.head.robots).toBe('noindex')
  for (const query of ['doctor=nobody', 'service=nothing', 'lang=de'])
    expect(await site.open(`${hub}/demo-polyclinic/reviews`, new URLSearchParams(query))).toMatchObject({
      page: { status: 404 },
    })
  const all = await pageAt('/-organizations/news')
  expect(all.html).not.toContain('Демо-Дент')
})

test('a clinic of a network, and a code, lead to the network; what is none is not there', async () => {
  for (const one of ['demo-hospital', '1003', '1005'])
    expect(await site.open(`${hub}/${one}/news`)).toEqual({
      kind: 'redirect',
      to: `${hub}/demo-polyclinic/news`,
      status: 301,
    })
  expect(await site.open(`/kk${hub}/page/1`)).toMatchObject({ to: `/kk${hub}`, status: 301 })
  for (const path of [
    '/demo-dent',
    '/nobody',
    '/page/9',
    '/demo-polyclinic/page/2',
    '/demo-polyclinic/news/page/99',
  ])
    expect((await pageAt(hub + path)).page.status, path).toBe(404)
})

test('the sitemap has the networks', async () => {
  const source = site.openSource({ locale: 'ru', tag: () => {}, report: () => {} })
  const file = await sitemapFile(source, { host: productHost(origin) }, { section: 'pages' })
  for (const path of [hub, `${hub}/demo-polyclinic`, `${hub}/demo-polyclinic/reviews`, '/dv'])
    expect(file).toContain(`<loc>${origin}${path}</loc>`)
})

test('a company that is not published is in no network, and its reviews are in none', async () => {
  await site.db.orm.update(company).set({ isPublished: false }).where(eq(company.code, '1005'))
  site.forget(['*'])
  const { html } = await pageAt(`${hub}/demo-polyclinic`)
  expect(html).toMatch(/>2\sклиники</)
  expect(html).not.toContain('/companies/clinics/demo-hospital')
  await site.db.orm.update(company).set({ isPublished: true }).where(eq(company.code, '1005'))
  site.forget(['*'])
})

test('without any network the hub says what this is, and is not for search engines', async () => {
  await site.db.orm.update(company).set({ parent: null })
  site.forget(['*'])
  const { page, html } = await pageAt(`/uz${hub}`)
  expect(page.status).toBe(200)
  expect(page.head.robots).toBe('noindex')
  expect(html).toContain('Bu yerda klinikalar tarmoqlari boʻladi')
  expect((await pageAt(`${hub}/demo-polyclinic`)).page.status).toBe(404)
  const { account } = await addPerson(site.db)
  for (const code of ['1001', '1002']) await addStaff(site.db, account, code, 'owner')
  await joinNetwork(site.db.orm, { head: '1001', member: '1002', account: account.id })
  site.forget([tags.networks])
  expect((await pageAt(hub)).html).toContain(`href="${hub}/demo-dent"`)
  expect(site.faults).toEqual([])
})
