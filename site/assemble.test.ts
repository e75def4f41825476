import { describe, expect, it } from 'vitest'
import { fixtureApi, fixtures, readFixture } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import { words } from '../content-adapters/words.ts'
import { locales, localizePath } from '../locales/locale.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { respond } from './respond.ts'

async function open(path: string, customPage: Record<string, unknown> = {}) {
  const answer = { ...(readFixture('custom-page') as object), ...customPage }
  const outcome = await respond(path, {
    openSource: fixtureApi({ ...fixtures(), 'custom-page': answer }).openSource,
    origin: 'https://clinic.test',
    image: { src: '/images/own', width: 1600 },
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

describe('the picture of a page that has none (B-20)', () => {
  it('is the one that was given, on the product’s own pages alone', async () => {
    expect((await headOf('/page/credits')).image).toEqual({ src: '/images/own', width: 1600 })
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
