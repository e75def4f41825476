import { AnswerCache } from '../source/answer-cache.ts'
import { onceEach } from '../source/once-each.ts'
import type { ContentSource, OpenSource, Source } from '../source.ts'
import type { ApiOptions } from './api-options.ts'
import { articleCalls } from './calls/articles.ts'
import { callsOf } from './calls/calls.ts'
import { clinicCalls } from './calls/clinic.ts'
import { directoryCalls } from './calls/directory.ts'
import { doctorCalls } from './calls/doctors.ts'
import { reviewCalls } from './calls/reviews.ts'
import { siteCalls } from './calls/site.ts'
import { sitemapCalls } from './calls/sitemap.ts'

export type MedicalApiOptions = Omit<ApiOptions, 'timeoutMs' | 'retryDelaysMs' | 'cache'> &
  Partial<Pick<ApiOptions, 'timeoutMs' | 'retryDelaysMs'>>

/** Size of the cache of answers, in characters. */
const cacheSize = 8 * 1024 * 1024

/**
 * Content source for the medical API. In the same process `fetch` is that of the built-in backend and `baseUrl` any
 * address; for a remote backend they are `globalThis.fetch` and `BACKEND_URL`. A call takes at most `timeoutMs`
 * (5000) and is retried after each of `retryDelaysMs` (100 and 400).
 */
export function medicalApi({
  timeoutMs = 5000,
  retryDelaysMs = [100, 400],
  ...rest
}: MedicalApiOptions): Source {
  const cache = new AnswerCache(cacheSize)
  const options: ApiOptions = { ...rest, timeoutMs, retryDelaysMs, cache }
  const openSource: OpenSource = (reader) => {
    const calls = callsOf(options, { ...reader, report: onceEach(reader.report) })
    const source: ContentSource = {
      ...clinicCalls(calls),
      ...doctorCalls(calls),
      ...reviewCalls(calls),
      ...articleCalls(calls),
      ...siteCalls(calls),
      ...directoryCalls(calls),
      ...sitemapCalls(calls),
    }
    return source
  }
  return { openSource, forget: (tags) => cache.forget(tags) }
}
