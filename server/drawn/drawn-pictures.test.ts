import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../../schemas/page/page.ts'
import { drawnAddress } from '../../site/document/drawn.ts'
import { createDrawnPictures } from './drawn-pictures.ts'

const icon = { letter: 'Т', accent: '#0b6e7f' }
const card = { ...icon, heading: 'Тау' }
const opened: string[] = []
const drawn = createDrawnPictures({
  async open(path) {
    opened.push(path)
    if (path !== '/kk/l/tau') return undefined
    return { head: { drawn: { icon, card } } } as unknown as Page
  },
  read: async () => undefined,
})
const server = createServer(async (request, response) => {
  if (!(await drawn(request, response, { path: request.url ?? '', owner: 'product' })))
    response.writeHead(404).end()
})
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const get = (path: string) => fetch(url + path, { redirect: 'manual' })
const address = drawnAddress(card, '/kk/l/tau', 'card')

test('a drawing is made once for all who ask, and kept for ever', async () => {
  const answers = await Promise.all([get(address), get(address), get(address)])
  const again = await get(address)
  for (const answer of [...answers, again]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
  expect(opened).toEqual(['/kk/l/tau'])
})

test('an older address leads to the one of today', async () => {
  const answer = await get(address.replace(/^\/drawn\/.{8}/, '/drawn/00000000'))
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(address)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  '/drawn/00000000/l/nowhere/card.png',
  '/drawn/00000000/card.png',
  '/drawn/x/l/tau/card.png',
  '/drawn/00000000/l/../tau/card.png',
  '/drawn/00000000/l/tau/other.png',
])('there is nothing at %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})
