import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

export const priceList = {
  currency: 'KZT',
  services: [
    {
      id: 1,
      title: { ru: 'Приём терапевта', kk: 'Терапевт қабылдауы' },
      section: { ru: 'Приёмы' },
      price: 8000,
    },
    { id: 2, title: { ru: 'Операция' }, section: { ru: 'Хирургия' }, price: null },
  ],
}
export const doctors = {
  doctors: [
    { id: 'd1', fullName: 'Ким Анна', specialities: [{ ru: 'Терапевт' }], worksSince: 2009, room: '12' },
    { id: 'd2', fullName: 'Ким Анна', specialities: [] },
  ],
}

/** Answers in place of the service: a whole answer, or what the service says of a call. */
export type Answers = Record<string, unknown>

/** A server that answers as the service does; `answers` may change while it runs, and a function of it answers by itself. */
export async function standIn(answers: Answers = { '/price-list': priceList, '/doctors': doctors }) {
  const asked: string[] = []
  const app = new Hono()
  app.get('/api/*', async (context) => {
    const path = context.req.path.slice('/api'.length)
    const known = context.req.header('if-none-match')
    asked.push(known ? `${path} ${known}` : path)
    const answer = answers[path]
    if (typeof answer === 'function') return answer() as Response | Promise<Response>
    const etag = `"${JSON.stringify(answer).length}"`
    const headers = { ETag: etag, 'Cache-Control': 'max-age=30' }
    return known === etag ? context.body(null, 304, headers) : context.json(answer as object, 200, headers)
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const made = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made))
  })
  return {
    answers,
    asked,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
