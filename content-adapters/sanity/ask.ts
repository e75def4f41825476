import type { ClientPerspective, SanityClient } from '@sanity/client'
import { deepFreeze } from '../parts/deep-freeze.ts'
import type { AnswerCache, CachedAnswer } from '../source/answer-cache.ts'
import { fallBack } from '../source/fall-back.ts'
import type { Pruned } from '../source/prune.ts'
import { failureCacheMs, type Reader, SourceError } from '../source.ts'
import { sanityFault } from './fault.ts'
import type { Question } from './queries.ts'

/** Makes an entity of an answer; what is invalid is dropped and reported by the place `<document> <field>`. */
export type ReadAnswer<T> = (result: unknown, report: (problem: Pruned) => void) => T

/** Asks Sanity for one reader. `request` names what is asked in reports; the same question always has the same `read`. */
export type Ask = {
  <T>(request: string, question: Question, read: ReadAnswer<T>): Promise<T>
  /** An answer that is kept and still right, without asking. */
  kept: <T>(question: Question) => T | undefined
}

export type AskOptions = {
  client: Pick<SanityClient, 'fetch'>
  cache: AnswerCache
  /** True while changes are announced: then answers hold until their tags change. Otherwise they hold for a minute. */
  isLive?: () => boolean
  perspective?: ClientPerspective
}

/** The longest that an answer is used while nobody announces changes. */
const maxAgeMs = 60_000
const never = Number.POSITIVE_INFINITY

/** A sync tag of Sanity among our tags. */
export const syncTag = (tag: string): string => `sanity:${tag}`

type Answer = { result: unknown; tags: string[] }
type Waiting = Question & { done: (answer: Answer) => void; failed: (error: unknown) => void }

const keyOf = ({ query, params }: Question): string => `${query} ${JSON.stringify(params)}`

/**
 * Asks Sanity for all readers. Questions that are asked at the same time are one call, and equal ones one question; answers are kept until
 * their tags change. If Sanity fails, the last answer stands in, and for some seconds it is not asked again for what there is an answer to.
 */
export function createAsk({ client, cache, perspective = 'published', isLive = () => false }: AskOptions) {
  const underWay = new Map<string, Promise<CachedAnswer>>()
  let waiting: Waiting[] = []
  let failedAt = 0

  function fetchSoon(question: Question): Promise<Answer> {
    return new Promise((done, failed) => {
      // After what is ready now, so that the blocks of a page ask together.
      if (waiting.length === 0) setImmediate(sendWaiting)
      waiting.push({ ...question, done, failed })
    })
  }

  async function sendWaiting() {
    const sent = waiting
    waiting = []
    try {
      const { result, tags } = await fetchNow(joined(sent))
      const results =
        sent.length === 1 ? [result] : sent.map((_, at) => (result as Record<string, unknown>)[`q${at}`])
      for (const [at, { done }] of sent.entries()) done({ result: results[at], tags })
    } catch (error) {
      // One that is wrong must not fail the others.
      if (sent.length > 1 && error instanceof SourceError && error.cause && isRefused(error.cause))
        for (const one of sent) void fetchNow(one).then(one.done, one.failed)
      else for (const { failed } of sent) failed(error)
    }
  }

  async function fetchNow({ query, params }: Question): Promise<Answer> {
    try {
      const answer = await client.fetch(query, params, { filterResponse: false, perspective })
      if (answer?.result === undefined)
        throw new SourceError(502, 'Sanity: the answer is no result of a query')
      return { result: answer.result, tags: (answer.syncTags ?? []).map(syncTag) }
    } catch (error) {
      throw sanityFault(error)
    }
  }

  async function load<T>(question: Question, read: ReadAnswer<T>): Promise<CachedAnswer> {
    const { result, tags } = await fetchSoon(question)
    const problems: Pruned[] = []
    const entity = deepFreeze(read(result, (problem) => problems.push(problem)))
    return {
      etag: null,
      size: JSON.stringify(result).length,
      content: undefined,
      problems,
      basis: undefined,
      entity,
      tags: [...tags, ...(question.tags ?? [])],
      until: isLive() ? never : Date.now() + maxAgeMs,
    }
  }

  function answerOf<T>(question: Question, read: ReadAnswer<T>): Promise<CachedAnswer> {
    const key = keyOf(question)
    const fresh = cache.fresh(key)
    if (fresh) return Promise.resolve(fresh)
    const asked = underWay.get(key)
    if (asked) return asked
    const answer = cache.load(key, () => load(question, read))
    underWay.set(key, answer)
    const isOver = () => {
      if (underWay.get(key) === answer) underWay.delete(key)
    }
    answer.then(isOver, isOver)
    return answer
  }

  const open = (reader: Reader): Ask => {
    async function ask<T>(request: string, question: Question, read: ReadAnswer<T>): Promise<T> {
      const key = keyOf(question)
      const name = `sanity.${request}`
      const standIn = (error: unknown): CachedAnswer => {
        const last = cache.last(key)
        if (!last) throw error
        return fallBack(reader)(name, { ...last, until: never }, 'degraded')(error)
      }
      const isDown = Date.now() - failedAt < failureCacheMs && !cache.fresh(key) && cache.last(key)
      const answer = isDown
        ? standIn(new SourceError(503, `${name}: Sanity has failed a moment ago`))
        : await answerOf(question, read).catch((error: unknown) => {
            failedAt = Date.now()
            return standIn(error)
          })
      for (const tag of answer.tags) reader.tag(tag)
      if (answer.until !== never) reader.expires?.(new Date(answer.until))
      for (const problem of answer.problems) reader.report({ request: name, ...problem })
      return answer.entity as T
    }
    ask.kept = <T>(question: Question) => cache.fresh(keyOf(question))?.entity as T | undefined
    return ask
  }

  return {
    open,
    forget: (tags: readonly string[]) => {
      // What is under way may have been read before the change.
      underWay.clear()
      cache.forget(tags)
    },
  }
}

/** Several questions as one, whose answer has theirs as `q0`, `q1`, … */
function joined(questions: readonly Question[]): Question {
  const [only] = questions
  if (questions.length === 1 && only) return only
  const parts = questions.map(({ query, params }, at) => ({
    query: `"q${at}": ${query.replace(/\$(\w+)/g, `$p${at}_$1`)}`,
    params: Object.entries(params).map(([name, value]) => [`p${at}_${name}`, value] as const),
  }))
  return {
    query: `{${parts.map(({ query }) => query).join(', ')}}`,
    params: Object.fromEntries(parts.flatMap(({ params }) => params)),
  }
}

const isRefused = (error: unknown): boolean => (error as { statusCode?: unknown }).statusCode === 400
