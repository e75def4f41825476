import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a token opens pages after the page that it was made for, in seconds. */
const idleSeconds = 15 * 60
/** How long pages give new tokens after the studio was opened, in seconds. */
const longestSeconds = 12 * 60 * 60

/** What a token opens: unpublished content of a version, since the studio was opened. */
export type StudioToken = { perspective: string; begun: number }

/** Tokens of links to sites that are not published are others (PS5). */
const mark = 'studio.'

const signature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(body).digest('base64url')

/** True for a text that may be a token of a studio. */
export const isStudioToken = (text: string): boolean => text.startsWith(mark)

/** A token that opens pages for some minutes. It is in their addresses, because browsers keep no cookies for a frame of another site. */
export function studioToken(secret: string, { perspective, begun }: StudioToken, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + idleSeconds
  const body = Buffer.from(JSON.stringify([perspective, begun, until])).toString('base64url')
  return `${mark}${body}.${signature(secret, body)}`
}

/** What a token opens; undefined for one that is forged or over. */
export function readStudioToken(secret: string, token: string, now: Date): StudioToken | undefined {
  const [body = '', signed = ''] = token.slice(mark.length).split('.')
  const right = Buffer.from(signature(secret, body))
  const given = Buffer.from(signed)
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined
  const [perspective, begun, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    number,
    number,
  ]
  const seconds = now.getTime() / 1000
  return seconds < until && seconds < begun + longestSeconds ? { perspective, begun } : undefined
}
