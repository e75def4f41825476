import { rmSync } from 'node:fs'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newDataDir } from '../../backend/test/databases.ts'
import { openStandIn, type StandIn } from '../../content-adapters/sanity/testing/stand-in.ts'
import { createHandler } from '../http/handler.ts'
import { runCommand } from '../run-command.ts'
import { type Running, start } from '../start.ts'
import { newDemoDataDir } from '../test/demo-data-dir.ts'

const dataDir = await newDemoDataDir()
const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const secret = 'a secret of both'
const slugs = ['one', 'two', 'three']
const unseen = ['unseen', 'waiting']
const hanging = ['hangs', 'hangs-2', 'hangs-3', 'hangs-4']
const all = [...slugs, ...unseen, ...hanging]
const never = 1_000_000

const text = (ru: string) => ({ _type: 'localizedText', ru })
const dataset = [
  {
    _id: 'site',
    _type: 'site',
    company: 'demo-dent',
    code: '1001',
    menu: all.map((slug) => ({
      _key: slug,
      title: text(slug),
      link: { _type: 'link', kind: 'page', path: `/${slug}` },
    })),
  },
  ...all.map((slug) => ({
    _id: `page-${slug}`,
    _type: 'page',
    site: { _type: 'reference', _ref: 'site' },
    slug: { _type: 'slug', current: slug },
    title: text(`Страница ${slug}`),
    blocks: [{ _type: 'pageTitle', _key: 'a', title: text(`Страница ${slug}`) }],
  })),
]

let standIn: StandIn
let running: Running
beforeAll(async () => {
  standIn = await openStandIn({ dataset })
  standIn.project.live.retryMs = 50
  const { apiHost, projectId, dataset: name } = standIn.config
  running = await start(
    {
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SOURCE: 'sanity',
      SANITY_API_HOST: apiHost,
      SANITY_PROJECT_ID: projectId,
      SANITY_DATASET: name,
      SANITY_WEBHOOK_SECRET: secret,
    },
    (services, adminToken) => createHandler(services, { assets: () => assets, adminToken }),
  )
  await vi.waitFor(() => expect(standIn.project.live.connections).toBe(1), { timeout: 60_000 })
})
afterAll(async () => {
  await running.stop()
  await standIn.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const read = (slug: string) => fetch(`${running.url}/l/demo-dent/${slug}`)
const headingOf = async (slug: string) => /<h1[^>]*>([^<]*)/.exec(await (await read(slug)).text())?.[1]
const misses = () => running.services.cache.counts.misses
/** Changes the title of a page, as the studio does when a draft of it is published. */
const publish = (slug: string, title: string) =>
  standIn.project.write([{ patch: { id: `page-${slug}`, set: { 'blocks[_key=="a"].title.ru': title } } }])

describe('a page of a clinic from Sanity', () => {
  it('shows what was published, and no other page is made again', async () => {
    // What a process loads for its first page may take longer than a page may.
    for (const slug of slugs) await expect.poll(() => headingOf(slug)).toBe(`Страница ${slug}`)
    const before = misses()
    await publish('one', 'Издано')
    await expect.poll(() => headingOf('one')).toBe('Издано')
    for (const slug of slugs) await read(slug)
    expect(misses() - before).toBe(1)
  })

  it('shows what was published although the CDN is still behind', async () => {
    await headingOf('two')
    standIn.project.holdCdn(true)
    await publish('two', 'Новее CDN')
    await expect.poll(() => headingOf('two')).toBe('Новее CDN')
    standIn.project.holdCdn(false)
  })

  it('shows what was published while the events were lost', async () => {
    expect(await headingOf('three')).toBe('Страница three')
    standIn.fail('live', 'unavailable', 2)
    standIn.project.live.drop()
    standIn.project.live.forget()
    await publish('three', 'Без вести')
    await expect.poll(() => headingOf('three')).toBe('Без вести')
    await expect.poll(() => standIn.project.live.connections).toBe(1)
  })

  it('is asked anew after a webhook that Sanity has signed, and only then', async () => {
    standIn.fail('live', 'unavailable', never)
    standIn.calls.length = 0
    standIn.project.live.drop()
    // It asks for the events again when it has noticed that they are lost.
    await expect.poll(() => standIn.calls.map(({ endpoint }) => endpoint)).toContain('live')
    expect(await headingOf('one')).toBe('Издано')
    await publish('one', 'По звонку')
    const post = async (by: string) => {
      const body = JSON.stringify({ _id: 'page-one', _type: 'page' })
      const headers = { [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, Date.now(), by) }
      return (await fetch(`${running.url}/_hooks/sanity`, { method: 'POST', headers, body })).status
    }
    expect(await post('a guess')).toBe(401)
    expect(await headingOf('one')).toBe('Издано')
    expect(await post(secret)).toBe(204)
    await expect.poll(() => headingOf('one')).toBe('По звонку')
    standIn.fail('live', null)
    await expect.poll(() => standIn.project.live.connections).toBe(1)
  })

  it('holds up no other clinic while Sanity answers nothing', async () => {
    const ofOther = (page: string) => fetch(`${running.url}/l/demo-family${page}`)
    await expect.poll(async () => (await ofOther('/specialists')).status).toBe(200)
    standIn.calls.length = 0
    standIn.fail('query', 'hang', never)
    const held = hanging.map(read)
    await expect.poll(() => standIn.calls.length).toBeGreaterThan(0)
    const first = await Promise.race([ofOther('/contacts'), ...held])
    expect([first.url, first.status]).toEqual([`${running.url}/l/demo-family/contacts`, 200])
    await Promise.all(held)
    standIn.fail('query', null)
  })

  it('stays while Sanity is down, and one that nobody has seen says that it cannot be shown now', async () => {
    await headingOf('two')
    standIn.fail('query', 'failure', never)
    const before = misses()
    standIn.project.live.restart()
    await expect.poll(async () => (await read('two')) && misses()).toBeGreaterThan(before)
    const seen = await read('two')
    expect([seen.status, await headingOf('two')]).toEqual([200, 'Новее CDN'])
    for (const [at, fault] of (['failure', 'hang'] as const).entries()) {
      standIn.fail('query', fault, never)
      const page = await read(unseen[at] ?? '')
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await page.text()).toMatch(/<h1[^>]*>Страница сейчас недоступна/)
    }
  })
})

it('is asked nothing by a command', async () => {
  const DATA_DIR = await newDataDir()
  standIn.calls.length = 0
  const { apiHost, projectId, dataset: SANITY_DATASET } = standIn.config
  const sanity = { SANITY_API_HOST: apiHost, SANITY_PROJECT_ID: projectId, SANITY_DATASET }
  await runCommand('grant', ['list'], { DATA_DIR, SEED: 'none', SOURCE: 'sanity', ...sanity }, () => {})
  expect(standIn.calls).toEqual([])
  rmSync(DATA_DIR, { recursive: true, force: true })
})
