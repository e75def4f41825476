import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ClientPerspective, SanityClient } from '@sanity/client'
import { rejection } from '../parts/rejection.ts'
import { AnswerCache, type CachedAnswer } from '../source/answer-cache.ts'
import { type Breaker, createBreaker } from '../source/breaker.ts'
import { fallBack } from '../source/fall-back.ts'
import { type Packed, packedValues } from '../source/packed-values.ts'
import type { Pruned } from '../source/prune.ts'
import { saidBy } from '../source/said-by.ts'
import { failureCacheMs, lateStatus, type Reader, SourceError } from '../source.ts'
import { isRefused, isSilent, sanityFault } from './fault.ts'
import { type LiveContent, notAnnounced } from './live.ts'
import type { Question } from './queries.ts'
import { allOfSanity, ofSyncTag } from './sync-tags.ts'
import { leaveOutDeep } from './wire/leave-out-deep.ts'

/** Makes an entity of an answer; what is invalid is dropped and reported by the place `<document> <field>`. */
export type ReadAnswer<T> = (result: unknown, report: (problem: Pruned) => void) => T

/** Asks Sanity for one reader. `request` names what is asked in reports; the same question always has the same `read`. */
export type Ask = {
  <T>(request: string, question: Question, read: ReadAnswer<T>): Promise<T>
  /** An answer that is kept and still right, without asking. */
  kept: <T>(question: Question) => T | undefined
  /** The last answer, which may be out of date, without asking. */
  last: <T>(question: Question) => T | undefined
  /** Resolves when what is asked now is on its way: work of this process before that would hold it up. */
  sent: () => Promise<void>
}

export type AskOptions = {
  client: Pick<SanityClient, 'fetch'>
  /** Says until when answers hold, and up to which change the CDN answers; without it they hold for a minute. */
  live?: Pick<LiveContent, 'expiresAt' | 'lastEventId'>
  perspective?: ClientPerspective
  /** How long a reader waits who can be shown an older answer, or go on without one; less than the deadline of a page. */
  patienceMs?: number
  /** Says when Sanity is taken for down. */
  breaker?: Breaker
}

/** The size of all kept answers, in bytes: thousands of pages. */
const keptBytes = 16 * 1024 * 1024

/** The size of those that are kept unpacked besides, such as the list of all sites, which every page needs. */
const openBytes = 4 * 1024 * 1024

const never = Number.POSITIVE_INFINITY

/** Turns of the event loop after which a question has gone out: one in which it is given to the client, and one in which that writes it to its connection. */
const turnsToSend = 2

/** No page waits longer than this for what it cannot do without. */
const silentMs = 2500

type Answer = { result: unknown; tags: string[] }
type Fetch = (question: Question) => Promise<Answer>
type Waiting = Question & { done: (answer: Answer) => void; failed: (error: unknown) => void }

const keyOf = ({ query, params }: Question): string => `${query} ${JSON.stringify(params)}`

/**
 * Asks Sanity for all readers. Questions of a reader that are asked at the same time are one call, and equal ones of all readers one question; answers are kept until
 * their tags change. If Sanity fails, the last answer stands in, and for some seconds it is not asked again for what there is an answer to. While it
 * answers nothing, nobody waits for it: pages of other sources need their turn.
 */
export function createAsk({
  client,
  perspective = 'published',
  live = notAnnounced,
  patienceMs = 1500,
  breaker = createBreaker({ silentMs }),
}: AskOptions) {
  const cache = new AnswerCache(keptBytes)
  const { pack, unpack } = packedValues(openBytes)
  const entityOf = <T>({ entity }: CachedAnswer): T => unpack(entity as Packed) as T
  const underWay = new Map<string, Promise<CachedAnswer>>()
  /** The last failure, and when it was. */
  let failed: { error: unknown; at: number } | undefined

  /** Asks what is asked at the same time in one call. An answer of it has the tags of all, so that each reader has one of these. */
  function together(): Fetch {
    let waiting: Waiting[] = []

    function sendWaiting() {
      const apart = waiting.filter(({ isApart }) => isApart)
      const joint = waiting.filter(({ isApart }) => !isApart)
      waiting = []
      if (joint.length > 0) void send(joint)
      for (const one of apart) void send([one])
    }

    async function send(sent: readonly Waiting[]) {
      try {
        const { result, tags } = await fetchNow(joined(sent))
        const results =
          sent.length === 1 ? [result] : sent.map((_, at) => (result as Record<string, unknown>)[`q${at}`])
        for (const [at, { done }] of sent.entries()) done({ result: results[at], tags })
      } catch (error) {
        // One that is wrong must not fail the others.
        if (sent.length > 1 && error instanceof SourceError && isRefused(error.cause))
          for (const one of sent) void fetchNow(one).then(one.done, one.failed)
        else for (const { failed } of sent) failed(error)
      }
    }

    return (question) =>
      new Promise((done, failed) => {
        // After what is ready now, so that the blocks of a page ask together.
        if (waiting.length === 0) setImmediate(sendWaiting)
        waiting.push({ ...question, done, failed })
      })
  }

  async function fetchNow({ query, params }: Question): Promise<Answer> {
    try {
      const lastLiveEventId = live.lastEventId()
      const answer = await client.fetch(query, params, {
        filterResponse: false,
        perspective,
        ...(lastLiveEventId !== undefined && { lastLiveEventId }),
      })
      if (answer?.result === undefined)
        throw new SourceError(502, 'Sanity: the answer is no result of a query')
      failed = undefined
      return { result: answer.result, tags: [allOfSanity, ...(answer.syncTags ?? []).map(ofSyncTag)] }
    } catch (error) {
      const fault = sanityFault(error)
      if (!isRefused(error)) failed = { error: fault, at: Date.now() }
      throw fault
    }
  }

  async function load<T>(question: Question, read: ReadAnswer<T>, fetch: Fetch): Promise<CachedAnswer> {
    const { result, tags } = await fetch(question)
    const problems: Pruned[] = []
    leaveOutDeep(result, (problem) => problems.push(problem))
    const entity = pack(read(result, (problem) => problems.push(problem)))
    return {
      etag: null,
      size: entity.length + keyOf(question).length,
      content: undefined,
      problems,
      basis: undefined,
      entity,
      tags: [...tags, ...(question.tags ?? [])],
      until: live.expiresAt()?.getTime() ?? never,
    }
  }

  function answerOf<T>(question: Question, read: ReadAnswer<T>, fetch: Fetch): Promise<CachedAnswer> {
    const key = keyOf(question)
    const asked = underWay.get(key)
    if (asked) return asked
    const answer = cache.load(key, () => load(question, read, fetch))
    underWay.set(key, answer)
    const isOver = () => {
      if (underWay.get(key) === answer) underWay.delete(key)
    }
    answer.then(isOver, isOver)
    return answer
  }

  /** The answer, of which the breaker is told; one that does not come counts as none before readers give it up. */
  async function counted(ask: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const end = breaker.enter()
    if (!end) throw new SourceError(lateStatus, 'Sanity did not answer before')
    const hung = setTimeout(end, patienceMs, 'failed')
    try {
      const answer = await ask()
      end('answered')
      return answer
    } catch (error) {
      end(isSilent(error) ? 'failed' : 'answered')
      throw error
    } finally {
      clearTimeout(hung)
    }
  }

  /** The answer, for which a reader who can do without it waits no longer than that; it is kept when it comes. */
  async function soon(answer: Promise<CachedAnswer>): Promise<CachedAnswer> {
    const late = new SourceError(lateStatus, 'Sanity: no answer in time')
    const lateness = rejection(AbortSignal.timeout(patienceMs)).catch(() => {
      throw late
    })
    try {
      return await Promise.race([answer, lateness])
    } catch (error) {
      // Nobody waits again for the next answer of the same page.
      if (error === late) failed = { error, at: Date.now() }
      throw error
    }
  }

  const open = (reader: Reader): Ask => {
    const fetchSoon = together()
    async function ask<T>(request: string, question: Question, read: ReadAnswer<T>): Promise<T> {
      const key = keyOf(question)
      const name = `sanity.${request}`
      const standIn = (error: unknown): CachedAnswer => {
        const last = cache.last(key)
        if (!last) throw error
        return fallBack(reader)(reasonOf(name, error), { ...last, until: never }, 'degraded')(error)
      }
      const canDoWithout = question.isOptional || cache.last(key) !== undefined
      const asked = () => {
        const fresh = cache.fresh(key)
        return fresh ? Promise.resolve(fresh) : counted(() => answerOf(question, read, fetchSoon))
      }
      const isDown = failed && Date.now() - failed.at < failureCacheMs && !cache.fresh(key)
      const answer =
        isDown && canDoWithout
          ? standIn(failed?.error)
          : await (canDoWithout ? soon(asked()) : asked()).catch(standIn)
      for (const tag of answer.tags) reader.tag(tag)
      if (answer.until !== never) reader.expires?.(new Date(answer.until))
      for (const problem of answer.problems) reader.report({ request: name, ...problem })
      return entityOf<T>(answer)
    }
    const ifAny = <T>(answer?: CachedAnswer) => answer && entityOf<T>(answer)
    ask.kept = <T>(question: Question) => ifAny<T>(cache.fresh(keyOf(question)))
    ask.last = <T>(question: Question) => ifAny<T>(cache.last(keyOf(question)))
    ask.sent = async () => {
      for (let turn = 0; turn < turnsToSend; turn++) await nextTurn()
    }
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

/** The reason of a failure. That of the service is the same for all that it was asked, a query that it refuses is one of its own. */
function reasonOf(name: string, error: unknown): string {
  const said = saidBy(error)
  return error instanceof SourceError && isRefused(error.cause) ? `${name}: ${said}` : said
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
