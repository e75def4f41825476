import { describe, expect, test } from 'vitest'
import { fixtureApi, fixtures } from '../content-adapters/medical-api/fixtures/fixture-api.ts'
import video from '../schemas/blocks/video.ts'
import { defaultLowVision, writeLowVision } from '../ui/visitor/low-vision.ts'
import { createDocuments } from './documents/documents.ts'
import { PageCache } from './documents/page-cache.ts'
import { createLog } from './log.ts'
import { createReports } from './reports/reports.ts'
import { requestPart } from './test/request-part.ts'

const block = { id: 'film', type: 'video', v: 1, props: video.example.props }
const columns = {
  id: 'c',
  type: 'columns',
  v: 1,
  props: { layout: 'halves', gap: 'normal' },
  children: [block],
}
const pages = {
  COMPANY_CODE: '1001',
  PAGES: { '': { title: { ru: 'Таң-Дент' }, blocks: [columns] } },
}

const { openSource } = fixtureApi({ ...fixtures(), 'landing-site': pages })
const log = createLog('silent')
const { handle } = createDocuments({
  site: { openSource, origin: 'https://clinic.test' },
  assets: () => ({ loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} }),
  cache: new PageCache(1e6),
  log,
  reports: createReports(log),
  analytics: {
    counter: { id: 'shipa', url: 'https://count.example/v' },
    scripts: ['https://tag.example/a.js?id=1'],
  },
})

/** The content security policy of a document, by directive. */
async function policyOf(path: string, headers: Record<string, string> = {}) {
  const answer = await requestPart(
    async (request, response, at) => {
      await handle(request, response, { path: at, query: '', id: 'request-1', owner: 'product' })
      return true
    },
    path,
    headers,
  )
  const directives = (answer.headers.get('content-security-policy') ?? '').split('; ')
  const of = (name: string) => directives.find((directive) => directive.startsWith(name))
  return {
    html: answer.text,
    frames: of('frame-src'),
    media: of('media-src'),
    connect: of('connect-src'),
    scripts: of('script-src'),
  }
}

const lowVision = { cookie: `blind=${writeLowVision(defaultLowVision)}` }

describe('a page with a video', () => {
  test.each([
    ['as it is made', {}],
    ['as it is kept', {}],
    ['for low vision', lowVision],
    ['for low vision, as it is kept', lowVision],
  ])('lets in the frames of its service and no others, %s', async (_, headers) => {
    const { html, frames, media, connect, scripts } = await policyOf('/l/tan-dent', headers)
    expect(html).toContain('data-of="video"')
    expect(frames).toBe("frame-src 'self' https://www.youtube-nocookie.com")
    expect(media).toBeUndefined()
    expect(connect).toBe("connect-src 'self' https://count.example https://tag.example")
    expect(scripts).toBe("script-src 'self' 'inline-speculation-rules' https://tag.example")
  })
})

test.each(['/l/tan-dent/contacts', '/l/tan-dent/nowhere'])('%s, without one, lets in none', async (path) => {
  const { frames, media, connect, scripts } = await policyOf(path)
  expect([frames, media]).toEqual([undefined, undefined])
  expect(connect).toBe("connect-src 'self' https://count.example https://tag.example")
  expect(scripts).toBe("script-src 'self' 'inline-speculation-rules' https://tag.example")
  expect(await policyOf(path, lowVision)).toMatchObject({ frames: undefined, connect, scripts })
})
