import { request } from 'node:http'

type Options = { method?: string; headers?: Record<string, string>; body?: string }

/** Sends a request with exactly these headers: `fetch` adds its own and forbids `host` and `referer`. */
export const fetchAs = (url: string, { method = 'GET', headers = {}, body }: Options = {}) =>
  new Promise<{
    status: number
    headers: Record<string, string | undefined>
    cookies: string[]
    text: string
  }>((resolve, reject) => {
    const outgoing = request(url, { method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const { 'set-cookie': cookies = [], ...others } = response.headers
        const sent = others as Record<string, string | undefined>
        resolve({ status: response.statusCode ?? 0, headers: sent, cookies, text })
      })
    })
    outgoing.on('error', reject).end(body)
  })
