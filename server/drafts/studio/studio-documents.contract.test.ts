import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../../../backend/content/seed-database.ts'
import { domain } from '../../../backend/database/tables/index.ts'
import { newDataDir } from '../../../backend/test/databases.ts'
import { smallSeed } from '../../../backend/test/small-seed.ts'
import { openStandIn, type StandIn } from '../../../content-adapters/sanity/testing/stand-in.ts'
import { createHandler } from '../../http/handler.ts'
import { type Running, start } from '../../start.ts'
import { fetchAs } from '../../test/fetch-as.ts'

const assets = {
  loader: '/loader.js',
  styles: '/styles.css',
  lowVision: '/low-vision.css',
  studio: '/studio.js',
  fonts: {},
}
const studio = 'https://studio.clinic.test'
const token = 'token-of-a-viewer'
const now = new Date().toISOString()

const site = { _type: 'reference', _ref: 'site-demo-dent' }
const text = (ru: string, kk?: string) => ({ _type: 'localizedText', ru, ...(kk && { kk }) })
const page = (title: string) => ({
  _type: 'page',
  site,
  title: text('Главная'),
  blocks: [
    { _type: 'hero', _key: 'a', title: text(title, 'Басты бет') },
    {
      _type: 'columns',
      _key: 'b',
      layout: 'halves',
      gap: 'normal',
      blocks: [
        {
          _type: 'faq',
          _key: 'c',
          items: [
            {
              _key: 'q1',
              question: text('Больно ли?'),
              answer: {
                ru: [
                  {
                    _type: 'block',
                    _key: 'p',
                    style: 'normal',
                    children: [{ _type: 'span', _key: 's', text: 'Нет.' }],
                  },
                ],
              },
            },
          ],
        },
      ],
    },
  ],
})

const dataset = [
  { _id: 'site-demo-dent', _type: 'site', company: 'demo-dent', code: '1001' },
  { _id: 'page-demo-dent', ...page('Опубликовано') },
  { _id: 'drafts.page-demo-dent', ...page('Черновик') },
  { _id: 'versions.rSpring.page-demo-dent', ...page('Весна') },
  {
    _id: 'drafts.sanity-preview-url-secret.one',
    _type: 'sanity.previewUrlSecret',
    _updatedAt: now,
    secret: 'a-secret',
    studioUrl: `${studio}/presentation`,
  },
]

const ownHost = 'demo-dent.example'
const folders: string[] = []
let standIn: StandIn
let running: Running
let without: Running

async function serve(variables: Record<string, string>): Promise<Running> {
  const dataDir = await newDataDir()
  folders.push(dataDir)
  const { apiHost, projectId } = standIn.config
  const common = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    SOURCE: 'sanity',
    SANITY_PROJECT_ID: projectId,
    SANITY_API_HOST: apiHost,
    SANITY_TOKEN: token,
  }
  const started = await start({ ...common, ...variables }, (services) =>
    createHandler(services, { assets: () => assets }),
  )
  const { local } = started.services
  if (!local) throw new Error('the backend is built in')
  await seedDatabase(local.db, smallSeed)
  await local.db.orm.insert(domain).values({ company: '1001', host: ownHost, isPrimary: false })
  return started
}

beforeAll(async () => {
  standIn = await openStandIn({ dataset, tokens: { [token]: 'viewer' } })
  running = await serve({ SANITY_STUDIO_ORIGIN: studio })
  without = await serve({})
})
afterAll(async () => {
  await running.stop()
  await without.stop()
  await standIn.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const get = (path: string) => fetchAs(running.url + path)
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['content-security-policy'] ?? ''

const enable = (parameters: Record<string, string>) =>
  get(`/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': 'a-secret', ...parameters })}`)

/** The address of the page that a studio is led to. */
async function opened(pathname = '/l/demo-dent', more: Record<string, string> = {}): Promise<string> {
  const { status, headers } = await enable({ 'sanity-preview-pathname': pathname, ...more })
  expect(status).toBe(302)
  return headers.location ?? ''
}

/** The values of an attribute that says where something is edited. */
const places = (html: string) => [...html.matchAll(/data-sanity="([^"]*)"/g)].map(([, place = '']) => place)

describe('the address that a studio opens', () => {
  it('leads to the page with a token of ours, and shows the draft', async () => {
    const location = await opened()
    expect(location).toMatch(/^\/l\/demo-dent\?preview=studio\.[\w.%-]+$/)
    const { status, text: html } = await get(location)
    expect([status, html.includes('Черновик'), html.includes('Опубликовано')]).toEqual([200, true, false])
    expect((await get('/l/demo-dent')).text).toContain('Опубликовано')
  })

  it('shows the release that the studio has chosen, and another one that it chooses later', async () => {
    const location = await opened('/l/demo-dent', { 'sanity-preview-perspective': 'rSpring,drafts' })
    expect((await get(location)).text).toContain('Весна')
    const other = await get(`${location}&sanity-preview-perspective=drafts`)
    expect(other.text).toContain('Черновик')
    expect((await get(`${location}&sanity-preview-perspective=raw`)).text).toContain('Весна')
  })

  it('leads to a site of the dataset where the studio names no page of a clinic', async () => {
    expect(await opened('/')).toMatch(/^\/l\/demo-dent\?preview=/)
    expect(await opened('//other.test/l/demo-dent')).toMatch(/^\/l\/demo-dent\?preview=/)
  })

  it.each([{ 'sanity-preview-secret': 'another' }, { 'sanity-preview-secret': '' }])(
    'leads nowhere with the secret %o',
    async (parameters) => {
      const answer = await enable({ 'sanity-preview-pathname': '/l/demo-dent', ...parameters })
      expect([answer.status, answer.headers.location, answer.text.includes('Черновик')]).toEqual([
        404,
        undefined,
        false,
      ])
      expect(policyOf(answer)).toContain(`frame-ancestors 'self' ${studio};`)
    },
  )

  it('says that the studio has to open it anew when Sanity fails', async () => {
    standIn.fail('query', 'failure', 9)
    const answer = await enable({ 'sanity-preview-pathname': '/l/demo-dent' })
    standIn.fail('query', null)
    expect([answer.status, answer.headers.location]).toEqual([503, undefined])
    expect(policyOf(answer)).toContain(`frame-ancestors 'self' ${studio};`)
  })

  it('is no address where no studio is configured', async () => {
    const { status } = await fetchAs(`${without.url}/preview/enable?sanity-preview-secret=a-secret`)
    expect(status).toBe(404)
  })
})

describe('a preview in a studio', () => {
  it('is framed by the studio alone, kept by nobody and found by no search engine', async () => {
    const before = running.services.cache.size
    const answer = await get(await opened())
    expect(policyOf(answer)).toContain(`frame-ancestors 'self' ${studio};`)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'unsafe-none',
    })
    expect(answer.cookies).toEqual([])
    expect(running.services.cache.size).toBe(before)
    expect(policyOf(await get('/l/demo-dent'))).toContain("frame-ancestors 'self';")
  })

  it('goes on with a token to the other pages and languages of the clinic', async () => {
    const { text: html } = await get(await opened())
    const [next = ''] = /\/kk\/l\/demo-dent\?preview=studio\.[^"]+/.exec(html) ?? []
    expect((await get(next)).text).toContain('Басты бет')
    const others = [...html.matchAll(/ href="([^"]*)"/g)].filter(
      ([, href = '']) => href.includes('studio.') && !/^(\/[a-z]{2})?\/l\/demo-dent([/?]|$)/.test(href),
    )
    expect(others).toEqual([])
  })

  it('says of blocks and texts where they are edited, with the keys of the studio', async () => {
    const found = places((await get(await opened())).text)
    const of = (path: string) =>
      found.filter(
        (place) => place.includes('id=page-demo-dent;type=page;') && place.includes(`path=${path};`),
      )
    expect(of('blocks:a')).toHaveLength(1)
    expect(of('blocks:a.title.ru')).toHaveLength(1)
    expect(of('blocks:b')).toHaveLength(1)
    expect(of('blocks:b.blocks:c.items:q1.question.ru')).toHaveLength(1)
    expect(of('blocks:b.blocks:c.items:q1.answer.ru')).toHaveLength(1)
    expect(found.every((place) => place.includes(encodeURIComponent(studio)))).toBe(true)
  })

  it('loads the script of the studio', async () => {
    expect((await get(await opened())).text).toContain(
      '<script type="module" src="/studio.js" data-clinic="demo-dent"',
    )
  })

  it('is over for a token that is forged or of another process', async () => {
    const location = await opened()
    for (const wrong of [
      `${location}x`,
      '/l/demo-dent?preview=studio.W10.x',
      '/l/demo-dent?preview=studio.',
    ]) {
      const { status, text: html } = await get(wrong)
      expect([status, html.includes('Черновик')]).toEqual([404, false])
    }
  })
})

describe('on a clinic’s own host', () => {
  const there = (path: string) => fetchAs(running.url + path, { headers: { host: ownHost } })
  const openedThere = async (pathname: string) => {
    const query = new URLSearchParams({
      'sanity-preview-secret': 'a-secret',
      'sanity-preview-pathname': pathname,
    })
    return (await there(`/preview/enable?${query}`)).headers.location ?? ''
  }

  it.each([
    ['/l/demo-dent', '/'],
    ['/kk/l/demo-dent/about', '/kk/about'],
    ['/about', '/about'],
    ['http://localhost//elsewhere.example/x', '/x'],
    ['/images/a', '/'],
  ])('a studio that asks for %s is led to %s there', async (asked, path) => {
    expect(await openedThere(asked)).toMatch(new RegExp(`^${path}\\?preview=studio\\.`))
  })

  it('a preview is framed by the studio, and goes on with its token on this host alone', async () => {
    const answer = await there(await openedThere('/'))
    expect([answer.status, answer.text.includes('Черновик')]).toEqual([200, true])
    expect(policyOf(answer)).toContain(`frame-ancestors 'self' ${studio};`)
    expect(places(answer.text).length).toBeGreaterThan(1)
    expect(answer.text).toContain('data-clinic="demo-dent" data-own-host')
    const hrefs = [...answer.text.matchAll(/<(\w+)\b[^<>]* href="([^"]*)"/g)]
    const withToken = hrefs.filter(([, , href = '']) => href.includes('studio.'))
    expect(withToken.length).toBeGreaterThan(0)
    for (const [, element, href] of withToken)
      expect([element, href]).toEqual(['a', expect.stringMatching(/^\/(?!\/)/)])
    const next = await there(await openedThere('/kk'))
    expect(next.text).toContain('Басты бет')
  })

  it('neither a page without a token nor one with a forged one is another than that of visitors', async () => {
    expect(policyOf(await there('/'))).toContain("frame-ancestors 'self';")
    const forged = await there('/?preview=studio.W10.x')
    expect([forged.status, forged.text.includes('Черновик')]).toEqual([404, false])
  })
})

describe('a visitor', () => {
  it.each(['/l/demo-dent', '/kk/l/demo-dent', '/l/demo-dent/news'])(
    'gets the same bytes of %s with a studio and without one',
    async (path) => {
      await get(await opened())
      const [own, other] = await Promise.all([get(path), fetchAs(without.url + path)])
      const plain = (html: string, { url }: Running) => html.replaceAll(url, '')
      expect(plain(own.text, running)).toBe(plain(other.text, without))
      expect(own.headers['content-security-policy']).toBe(other.headers['content-security-policy'])
      expect(own.text).not.toMatch(/data-sanity|data-edit|data-rich|studio\.js/)
    },
  )
})
