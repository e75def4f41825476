import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { blockPreview } from './block-preview.ts'
import { storeDraft } from './preview-drafts.ts'

const server = createServer(storeDraft)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => void server.close())

const send = (body: string, headers = {}) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}`, { method: 'POST', body, headers })

const draw = (draft: string) =>
  blockPreview('/blocks/preview/hero', `?draft=${draft}`, {
    assets: { loader: '/l.js', styles: '/s.css', lowVision: '/v.css', fonts: {} },
    lowVision: undefined,
    report: () => {},
  })

it('draws what a form has sent in place of the example', async () => {
  const response = await send(JSON.stringify({ title: { ru: 'Из формы' } }))
  expect(response.status).toBe(200)
  const html = draw(await response.text())
  expect(html).toContain('Из формы')
  expect(html).not.toContain('Лечим зубы')
})

it('draws a note where nothing of it can be shown', async () => {
  expect(draw(await (await send('{}')).text())).not.toContain('<h1')
})

it('takes props alone, of a size that a form can have, from pages of this site', async () => {
  expect((await send('[1]')).status).toBe(400)
  expect((await send('no JSON')).status).toBe(400)
  expect((await send(`"${'x'.repeat(600_000)}"`)).status).toBe(413)
  expect((await send('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
