import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../../backend/kit/sessions/session.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { redirectPath } from '../../schemas/formats/redirect-path.ts'
import { readAddress } from '../../site/core/address.ts'
import type { Api } from '../api.ts'
import { readCookie } from '../http/read-cookie.ts'
import type { ParsedRequest } from '../http/step.ts'

/** Pages that redirect a person who is signed in (R29–R31). Not R32: a forgotten password can be replaced while signed in. */
const pages = ['/auth/signin', '/auth/confirm-email', '/auth/password-expired']

/** True if the answer at a URL depends on whether the request's session is valid. */
export const mayBeSignedIn = ({ headers }: IncomingMessage, url: string): boolean =>
  url.includes('/auth/') && readCookie(headers.cookie, sessionCookie) !== undefined

/** The first page after a sign-in that asked for none: `/pro` for the staff of a company, otherwise the profile. */
async function homeOf(api: Api, cookie: string, locale: Locale): Promise<string> {
  const answer = await api(apiPath('/api-front2/v1/business/user/companies', locale), { headers: { cookie } })
  const companies: unknown = answer.ok ? await answer.json() : []
  return localizePath(Array.isArray(companies) && companies.length > 0 ? '/pro' : '/profile', locale)
}

/** Redirects a person who is already signed in to `redirect`, or to where they begin; false for everybody else. */
export async function leadOnSignedIn(
  request: IncomingMessage,
  response: ServerResponse,
  { path, query }: ParsedRequest,
  api: Api,
): Promise<boolean> {
  if (!mayBeSignedIn(request, path)) return false
  const read = readAddress(path)
  if (!read || 'redirect' in read || !pages.includes(read.address.path)) return false
  const { locale } = read.address
  // The guards use the same call: with two different checks their redirects could form a loop.
  const cookie = request.headers.cookie ?? ''
  const { ok } = await api(apiPath('/api-front2/v1/user', locale), { headers: { cookie } })
  if (!ok) return false
  const location =
    redirectPath(new URLSearchParams(query).get('redirect')) ?? (await homeOf(api, cookie, locale))
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
  return true
}
