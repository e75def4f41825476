import type { Fetch } from '../../../content-adapters/source/fetch-json.ts'
import { SourceError } from '../../../content-adapters/source.ts'
import { changedHeader } from '../../../schemas/tags.ts'
import type { Reports } from '../../reports/reports.ts'
import type { OnAnswer } from './changes.ts'
import { answerMs, isPassing, isSafe, withRetries } from './patience.ts'
import { refusal } from './refusal.ts'

/** Headers of how an answer has come, which `fetch` has unpacked: whoever passes it on would say something false. */
const ofTransport = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length']

function unpacked({ body, status, headers }: Response): Response {
  const kept = new Headers(headers)
  for (const name of ofTransport) kept.delete(name)
  return new Response(body, { status, headers: kept })
}

type Options = { fetch: Fetch; reports: Reports; onAnswer: OnAnswer }

/** Calls of this server itself, at a backend elsewhere: one that reads is tried again. Never throws: no answer is `UNAVAILABLE`. */
export const createRemoteCalls =
  ({ fetch, reports, onAnswer }: Options) =>
  async (request: Request): Promise<Response> => {
    const { method } = request
    const signal = AbortSignal.timeout(isSafe(method) ? answerMs.reading : answerMs.change)
    const attempt = async () => {
      const value = await fetch(request.clone(), { signal })
      const isFinal = !isPassing(value.status, value.headers.get('retry-after'))
      return { value, isFinal, drop: () => value.body?.cancel() }
    }
    try {
      const answer = isSafe(method) ? await withRetries(attempt, signal) : await fetch(request, { signal })
      onAnswer(method, answer.status, answer.headers.get(changedHeader))
      return unpacked(answer)
    } catch (error) {
      const { pathname } = new URL(request.url)
      const isSaid = error instanceof SourceError && error.status === 503
      if (!isSaid) reports.silent(error, { path: pathname })
      const { body, ...init } = refusal('UNAVAILABLE', pathname)
      return new Response(body, init)
    }
  }
