import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { credentialDigest, headerDigest } from '../../../backend/kit/http/credential.ts'
import type { Credentials } from '../../api.ts'

/**
 * Whether a request from the network brings the credential of this server. Who has learnt it would need no proof of work, and could name the
 * addresses of others; servers that know it call the backend itself.
 */
export function bringsCredential(credentials: Credentials): (headers: IncomingHttpHeaders) => boolean {
  const own = credentialDigest(credentials)
  const isOwn = (header: string | undefined) => timingSafeEqual(headerDigest(header), own)
  return (headers) => isOwn(headers.authorization) || isOwn(headers['x-app-authorization']?.toString())
}
