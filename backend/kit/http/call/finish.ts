import { changedHeader, everything, writeTags } from '../../../../schemas/tags.ts'
import { isMutation, isPublic, RawJson } from '../endpoint.ts'
import { mediaTypeOf } from '../file-answer.ts'
import { cacheControl } from '../services.ts'
import type { Call, Step } from './call.ts'
import { readableAnswer } from './readable-answer.ts'

/** Sets how long a public response may be cached; with `Expires` if its content changes at a known time. */
function markExpiry({ c, endpoint, expiry }: Call): void {
  // The header has whole seconds, so an answer may be kept up to a second longer than it is true.
  const at = expiry && Math.ceil(expiry.getTime() / 1000) * 1000
  if (at) c.header('Expires', new Date(at).toUTCString())
  const seconds = at && Math.max(0, Math.floor((at - Date.now()) / 1000))
  c.header('Cache-Control', cacheControl(endpoint.service, seconds))
}

/** Says who may keep the answer: caches keep a public one by its tags, nobody keeps a personal one. With a personal one comes the seed of the next proof. */
export const markCaching: Step = async (call) => {
  const { c, endpoint, tools, caller, tags } = call
  if (isPublic(endpoint)) {
    c.header('Cache-Tag', writeTags(tags))
    markExpiry(call)
    return
  }
  c.header('Cache-Control', 'no-store')
  await tools.proofs.offer(caller)
}

/** How long a header with tags may be, in characters: nginx takes heads of 4 kB by default. */
const longest = 2000

/** Says which answers a change has altered, so that a server before this one asks for them anew. */
export const markChanged: Step = ({ c, endpoint, changed }) => {
  if (!isMutation(endpoint)) return
  const tags = writeTags(changed)
  c.header(changedHeader, tags.length > longest ? everything : tags)
}

/** A program whose key writes in a section and does not read there learns the codes and revisions of what it has changed. */
export const narrowAnswer: Step = (call) => {
  call.result = readableAnswer(call.result, call.endpoint, call.member)
}

/** In tests, throws for an answer that its schema does not describe, or of another media type than it declares. */
export const checkShape: Step = ({ endpoint: { answer, status }, tools, result }) => {
  if (!tools.checksAnswers) return
  if (result instanceof Response) {
    const sent = result.headers.get('content-type') ?? ''
    const declared = mediaTypeOf(answer)
    if (declared !== '*/*' && !sent.startsWith(declared))
      throw new TypeError(`${sent} instead of ${declared}`)
    return
  }
  if (result instanceof RawJson || result === undefined || status === 204) return
  answer.parse(JSON.parse(JSON.stringify(result)))
}
