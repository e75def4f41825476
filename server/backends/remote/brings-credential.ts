import { hash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Credentials } from '../../api.ts'

const digest = (text: string) => hash('sha256', text, 'buffer')

/**
 * Whether a request from the network brings the credential of this server. Who has learnt it would need no proof of work, and could name the
 * addresses of others; servers that know it call the backend itself.
 */
export function bringsCredential({ id, secret }: Credentials): (headers: IncomingHttpHeaders) => boolean {
  const own = digest(`${id}:${secret}`)
  const isOwn = (header: string | string[] | undefined) => {
    const [, encoded = ''] = /^basic ([a-z0-9+/=]+)$/i.exec(String(header ?? '')) ?? []
    return timingSafeEqual(digest(Buffer.from(encoded, 'base64').toString()), own)
  }
  return (headers) => isOwn(headers.authorization) || isOwn(headers['x-app-authorization'])
}
