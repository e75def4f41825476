import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressHeader } from '../../app/address-header.ts'
import { answersHeader } from '../../app/answers-header.ts'
import { buildHeader } from '../../app/build-header.ts'
import { localeHeader } from '../../app/locale-header.ts'
import { sessionHeader } from '../../app/session-header.ts'
import { withoutNames, withQuery } from '../../site/core/outcome.ts'
import type { Counter } from '../../ui/visitor/count-view.ts'
import type { Api } from '../api.ts'
import { applicationPolicy } from '../http/headers.ts'
import { sendUnavailable } from '../http/send-unavailable.ts'
import { inboxPath, isWithin, nextFiles, readApplicationAddress } from './application-paths.ts'
import { cacheAnswers } from './guard-answers.ts'
import { guardOf } from './guards.ts'

/** Query parameter that Next adds when it fetches a page in the background. */
const nextQuery = '_rsc'

/** True for a page that Next's router fetches for a navigation, not in advance. */
const isNavigation = ({ headers }: IncomingMessage): boolean =>
  headers.rsc === '1' && !headers['next-router-prefetch'] && !headers['next-router-segment-prefetch']

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Answers a request for the application; false if the path is not the application's. */
export type Application = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>

export type ApplicationOptions = {
  /** Next's own listener, as soon as it is ready. */
  next: () => Promise<Listener>
  /** Its path prefixes (`applicationPaths`). */
  paths: readonly string[]
  /** Build id; absent in development. */
  build?: string
  /** True where Next needs `eval` for its hot reload. */
  development?: boolean
  /** The API through which guards identify the person of a request; absent without guards. */
  api?: Api
  /** Whether there is a page of messages; undefined if that cannot be known now. There is none by default. */
  hasInbox?: () => Promise<boolean | undefined>
  /** Where views are counted (B-27). */
  counter?: Counter
}

/**
 * Passes requests to Next: redirects to the canonical address, sends the language in a header (`next.config.mjs` strips
 * the prefix), and sets a policy with a fresh nonce, which Next puts on its own scripts.
 */
export function createApplication({
  next,
  paths,
  build,
  development = false,
  api,
  hasInbox = async () => false,
  counter,
}: ApplicationOptions): Application {
  return async (request, response, path) => {
    if (path.startsWith(nextFiles)) {
      await (await next())(request, response)
      return true
    }
    const found = readApplicationAddress(path, paths)
    if (!found) return false
    if ('redirect' in found) {
      const query = (request.url ?? '').slice(path.length)
      response
        .writeHead(301, { location: withQuery(found.redirect, query), 'cache-control': 'no-store' })
        .end()
      return true
    }
    if (isWithin(inboxPath, found.address.path)) {
      const isThere = await hasInbox()
      if (isThere === false) return false
      if (isThere === undefined) {
        sendUnavailable(response, found.address.locale)
        return true
      }
    }
    const query = withoutNames((request.url ?? '').slice(path.length), [nextQuery])
    const guard = guardOf(found.address.path)
    delete request.headers[answersHeader]
    if (api && guard) {
      const answers = cacheAnswers(api)
      response.once('close', answers.forget)
      request.headers[answersHeader] = answers.id
      const cookie = request.headers.cookie ?? ''
      const verdict = await guard({ address: found.address, query, cookie, api: answers.api })
      if (verdict && 'redirect' in verdict && verdict.isSignIn && isNavigation(request)) {
        response.writeHead(401, { [sessionHeader]: path + query, 'cache-control': 'no-store' }).end()
        return true
      }
      if (verdict && 'redirect' in verdict) {
        // The redirect depends on the person, so it must not be cached (B-3, B-4).
        response.writeHead(302, { location: verdict.redirect, 'cache-control': 'no-store' }).end()
        return true
      }
      if (verdict?.status === 503) {
        // Its page would wait for the same database.
        sendUnavailable(response, found.address.locale)
        return true
      }
      if (verdict) response.statusCode = verdict.status
    }
    const nonce = randomBytes(16).toString('base64')
    const policy = applicationPolicy(nonce, development, counter && new URL(counter.url).origin)
    request.headers[localeHeader] = found.address.locale
    request.headers[addressHeader] = path + query
    request.headers['content-security-policy'] = policy
    delete request.headers[buildHeader]
    if (build) request.headers[buildHeader] = build
    delete request.headers['content-security-policy-report-only']
    response.setHeader('content-security-policy', policy)
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    response.setHeader('x-robots-tag', 'noindex')
    await (await next())(request, response)
    return true
  }
}
