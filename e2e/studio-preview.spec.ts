import { createServer, type Server } from 'node:http'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { build } from 'vite'
import { openStandIn, type StandIn } from '../content-adapters/sanity/testing/stand-in.ts'
import { demoData } from './demo-data.ts'
import { ownUrl, startOwnServer } from './own-server.ts'
import { test } from './test.ts'

/** Other names than that of the site: a browser keeps no cookies for frames of another site. */
const studio = 'http://127.0.0.1:4414'
const stranger = 'http://127.0.0.1:4415'
const token = 'token-of-an-editor'

const site = { _type: 'reference', _ref: 'site-demo-dent' }
const page = (title: string) => ({
  _type: 'page',
  site,
  title: { ru: 'Главная' },
  blocks: [
    { _type: 'hero', _key: 'cover', title: { ru: title } },
    { _type: 'quote', _key: 'said', text: { ru: 'Здесь не больно.' }, author: { ru: 'Асель' } },
  ],
})

/** The frame of a studio's Presentation, with the real ends of its channel; what the page says is in `window.said`. */
const presentation = `
  import { createController, createConnectionMachine } from '@sanity/comlink'
  import { createCompatibilityActors } from '@sanity/presentation-comlink'

  const said = (window.said = [])
  const frame = document.querySelector('iframe')
  const controller = createController({ targetOrigin: '${ownUrl}' })
  controller.addTarget(frame.contentWindow)
  const channel = controller.createChannel(
    { name: 'presentation', heartbeat: true, connectTo: 'visual-editing' },
    createConnectionMachine().provide({ actors: createCompatibilityActors() }),
  )
  for (const type of ['visual-editing/focus', 'visual-editing/navigate', 'visual-editing/documents'])
    channel.on(type, (data) => void said.push({ type, data }))
  channel.onStatus(({ status }) => (document.title = status))
  window.post = (type, data) => channel.post(type, data)
  channel.start()
`

let standIn: StandIn
let script = ''
const servers: Server[] = []
let stop = async () => {}

async function bundled(source: string): Promise<string> {
  const name = 'presentation.js'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'presentation',
        resolveId: (id) => (id === name ? `${process.cwd()}/${name}` : undefined),
        load: (id) => (id.endsWith(`/${name}`) ? source : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: name } },
  })
  const [chunk] = 'output' in result ? result.output : Array.isArray(result) ? (result[0]?.output ?? []) : []
  return chunk?.type === 'chunk' ? chunk.code : ''
}

/** A page of another origin with a frame at the address that its query names. */
function serveFrames(origin: string) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname === '/presentation.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const address = (searchParams.get('frame') ?? '').replaceAll('&', '&amp;')
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>-</title><link rel="icon" href="data:,"><iframe src="${address}" width="1200" height="700"></iframe><script type="module" src="/presentation.js"></script>`,
      )
  })
  servers.push(server)
  return new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), '127.0.0.1', resolve))
}

test.describe.configure({ mode: 'serial' })
// The studio greets the frame before its page is there.
test.beforeEach(({ allowInConsole }) => allowInConsole(/does not match the recipient window/))
test.beforeAll(async () => {
  script = await bundled(presentation)
  standIn = await openStandIn({
    dataset: [
      { _id: 'site-demo-dent', _type: 'site', company: 'demo-dent', code: '1001' },
      { _id: 'page-demo-dent', ...page('Опубликованная обложка') },
      { _id: 'drafts.page-demo-dent', ...page('Обложка из черновика') },
      {
        _id: 'drafts.sanity-preview-url-secret.one',
        _type: 'sanity.previewUrlSecret',
        _updatedAt: new Date().toISOString(),
        secret: 'a-secret',
        studioUrl: `${studio}/presentation`,
      },
    ],
    tokens: { [token]: 'editor' },
  })
  await Promise.all([serveFrames(studio), serveFrames(stranger)])
  stop = await startOwnServer({
    ...demoData,
    SOURCE: 'sanity',
    SANITY_PROJECT_ID: standIn.config.projectId,
    SANITY_API_HOST: standIn.config.apiHost,
    SANITY_TOKEN: token,
    SANITY_STUDIO_ORIGIN: studio,
  })
})
test.afterAll(async () => {
  await stop()
  await standIn.close()
  for (const server of servers) server.close()
})

const enable = `${ownUrl}/preview/enable?${new URLSearchParams({ 'sanity-preview-secret': 'a-secret', 'sanity-preview-pathname': '/l/demo-dent' })}`

/** Opens a page of an origin with an address in its frame. */
async function inFrameOf(page: Page, origin: string, address: string): Promise<FrameLocator> {
  await page.goto(`${origin}/?${new URLSearchParams({ frame: address })}`)
  return page.frameLocator('iframe')
}

const said = (page: Page, type: string) =>
  page.evaluate(
    (wanted) =>
      (window as unknown as { said: { type: string; data: Record<string, unknown> }[] }).said
        .filter((one) => one.type === wanted)
        .map(({ data }) => data),
    type,
  )

const post = (page: Page, type: string, data: object) =>
  page.evaluate(
    ([name, content]) =>
      (window as unknown as { post: (name: string, data: object) => void }).post(name, content),
    [type, data] as const,
  )

test('a studio of another origin shows the draft, and a click opens the field there', async ({ page }) => {
  const frame = await inFrameOf(page, studio, enable)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Обложка из черновика')
  await expect(page).toHaveTitle('connected')
  await expect
    .poll(async () => (await said(page, 'visual-editing/navigate'))[0])
    .toMatchObject({ url: '/l/demo-dent' })

  await frame.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => said(page, 'visual-editing/focus')).not.toEqual([])
  const [field] = await said(page, 'visual-editing/focus')
  expect(field).toMatchObject({
    id: 'page-demo-dent',
    type: 'page',
    path: 'blocks[_key=="cover"].title.ru',
    baseUrl: studio,
  })

  await frame.getByText('Здесь не больно.').click()
  await expect.poll(() => said(page, 'visual-editing/focus')).toHaveLength(2)
  const [, block] = await said(page, 'visual-editing/focus')
  expect(block).toMatchObject({ id: 'page-demo-dent', path: 'blocks[_key=="said"]' })
})

test('a change in the studio is drawn without loading the page anew', async ({ page }) => {
  const frame = await inFrameOf(page, studio, enable)
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Обложка из черновика')
  await expect(page).toHaveTitle('connected')
  await heading.evaluate(() => {
    document.documentElement.dataset.stays = 'on'
  })
  const set = { 'blocks[_key=="cover"].title.ru': 'Обложка, только что изменена' }
  await standIn.project.write([{ patch: { id: 'drafts.page-demo-dent', set } }])
  const changed = { _id: 'drafts.page-demo-dent', _type: 'page', _rev: 'r2', slug: { current: null } }
  await post(page, 'presentation/refresh', {
    source: 'mutation',
    livePreviewEnabled: false,
    document: changed,
  })
  await expect(heading).toHaveText('Обложка, только что изменена')
  await expect(frame.locator('html')).toHaveAttribute('data-stays', 'on')
})

test('nobody else frames a preview, and the studio frames no page of visitors', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/frame-ancestors|Refused to frame|Framing/)
  const answer = await page.request.get(enable, { maxRedirects: 0 })
  const preview = ownUrl + answer.headers().location
  for (const [origin, address] of [
    [stranger, preview],
    [studio, `${ownUrl}/l/demo-dent`],
  ] as const) {
    const frame = await inFrameOf(page, origin, address)
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/)
    await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(0)
  }
})
