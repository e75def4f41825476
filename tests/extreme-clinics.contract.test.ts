import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { parseSeed } from '../backend/seed/format.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { extremeClinics, extremeSeed } from './lib/extreme-seed.ts'
import { type OpenedSite, openSite } from './lib/open-site.ts'

let site: OpenedSite
beforeAll(async () => {
  site = await openSite({ demo: false })
  await seedDatabase(site.db, parseSeed(extremeSeed, 'tests/lib/extreme-seed.ts'))
})
afterAll(() => site.db.close())

const paths = ['', '/news', '/specialists', '/about', '/reviews', '/gallery', '/contacts', '/appointment']

describe.each(extremeClinics)('the site of %s', (slug) => {
  it.each(['', '/kk'])('is whole wherever its menu leads to (%s)', async (prefix) => {
    const index = await site.open(`${prefix}/l/${slug}`)
    if (index.kind !== 'page') throw new Error(index.to)
    const hrefs = JSON.stringify(index.page.site.menu)
    for (const path of paths) {
      const outcome = await site.open(`${prefix}/l/${slug}${path}`)
      if (outcome.kind !== 'page') throw new Error(outcome.to)
      const { page } = outcome
      const isThere = ['', '/news', '/specialists'].includes(path) || hrefs.includes(`/l/${slug}${path}"`)
      expect([path, page.status]).toEqual([path, isThere ? 200 : 404])
      expect([...page.blocks, ...page.sidebar].filter(({ fault }) => fault)).toEqual([])
      const thrown: unknown[] = []
      const html = renderDocument(page, {
        assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
        report: (_, error) => thrown.push(error),
      }).toString()
      expect([path, thrown]).toEqual([path, []])
      expect(html).not.toMatch(/>(undefined|NaN|null)</)
      // 400 services and a text of 200 kB make up most of it.
      expect(html.length).toBeLessThan(900_000)
    }
    expect(site.faults).toEqual([])
  })
})
