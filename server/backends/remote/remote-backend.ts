import { createBreaker } from '../../../content-adapters/source/breaker.ts'
import { defaultLocale } from '../../../locales/locale.ts'
import { apiPath } from '../../../schemas/calls/api-path.ts'
import { createApi } from '../../api.ts'
import { contentSource } from '../../content-source.ts'
import { clientAddress } from '../../http/client-address.ts'
import { drawProductPicture } from '../../images/demo-pictures.ts'
import { createImages } from '../../images/images.ts'
import { originalsOnDisk } from '../../images/original-pictures.ts'
import { ownPictureKey } from '../../images/own-picture-key.ts'
import type { Log } from '../../log.ts'
import type { Reports } from '../../reports/reports.ts'
import { visitsByCall } from '../../visits/visit-stores.ts'
import type { BackendParts, CommonOptions } from '../backend-parts.ts'
import { bringsCredential } from './brings-credential.ts'
import { tellChanges } from './changes.ts'
import { fetchPicture } from './fetch-picture.ts'
import { createForward } from './forward.ts'
import { refusal } from './refusal.ts'
import { createRemoteCalls } from './remote-calls.ts'
import { createRemoteFetch } from './remote-fetch.ts'

type Options = CommonOptions & {
  /** The address of the backend. */
  url: string
  log: Log
  reports: Reports
  /** Called with the tags of what a call through this server has changed, before its caller has the answer. */
  onChange: (tags: readonly string[]) => void
}

/** Addresses of pictures and files as ours are written. A backend is asked for no others. */
const pictureAddress = /^\/images\/[a-z0-9/_-]+$/
const fileAddress = /^\/files\/[a-z0-9/_-]+\.pdf$/

/** The parts of a medical API elsewhere: a process of ours, or any with the same paths. */
export function remoteParts({
  url,
  env,
  origin,
  credentials,
  chosen,
  log,
  reports,
  onChange,
}: Options): BackendParts {
  const base = new URL(url)
  const address = url.replace(/\/+$/, '')
  // A page gives its calls up at its deadline: one that took nearly as long has had no answer.
  const breaker = createBreaker({ hungMs: env.BACKEND_DEADLINE_MS * 0.95 })
  const fetch = createRemoteFetch(breaker)
  const onAnswer = tellChanges(onChange)
  const isOfServer = bringsCredential(credentials)
  const forward = createForward({
    base,
    breaker,
    log,
    reports,
    isSecure: origin.startsWith('https:'),
    addressOf: (request) => clientAddress(request, env.TRUST_PROXY === 'on'),
    onAnswer,
  })
  const api = createApi({ fetch: createRemoteCalls({ fetch, reports, onAnswer }), credentials, address })
  // The product's own pictures, which another system than ours does not have.
  const own = originalsOnDisk(env.DATA_DIR, drawProductPicture)
  const ownPictures = createImages(env.DATA_DIR, own)
  const isType = (type: RegExp) => (answer: { statusCode?: number; headers: { 'content-type'?: string } }) =>
    answer.statusCode === 304 ||
    (answer.statusCode === 200 && type.test(answer.headers['content-type'] ?? ''))
  return {
    source: contentSource({ env, origin, credentials, chosen, fetch }),
    api,
    calls: (request, response, { path }) => {
      if (!isOfServer(request.headers)) return forward(request, response)
      const { status, headers, body } = refusal('APP_CREDENTIAL', path)
      response.writeHead(status, headers).end(body)
      return true
    },
    pictures: async (request, response, { path }) =>
      (pictureAddress.test(path) && (await forward(request, response, isType(/^image\/(?!svg)/)))) ||
      ownPictures(request, response, path),
    files: (request, response, { path }) =>
      fileAddress.test(path) && forward(request, response, isType(/^application\/pdf\b/)),
    findPicture: async (src) => {
      const key = ownPictureKey(src)
      return key && ((await fetchPicture(fetch, address + src)) ?? own(key))
    },
    visits: visitsByCall(api),
    hasInbox: async () => {
      const answer = await api(apiPath('/front/v1/dev/inbox', defaultLocale))
      await answer.body?.cancel()
      return answer.status === 503 ? undefined : answer.ok
    },
  }
}
