import { randomUUID } from 'node:crypto'
import type { Api } from '../api.ts'

type Answer = { status: number; body: string }

const requests = new Map<string, Map<string, Answer>>()

/** API answers cached for one request, between its guard and its page. */
export type RequestAnswers = {
  /** Random id under which the application finds the answers; it cannot be guessed. */
  id: string
  /** The API with successful answers cached. */
  api: Api
  /** Drops the answers; call it when the request is over. */
  forget: () => void
}

/** Caches the API answers of a guard until its request is over, since the page makes the same calls for the same person. */
export function cacheAnswers(api: Api): RequestAnswers {
  const id = randomUUID()
  const answers = new Map<string, Answer>()
  requests.set(id, answers)
  return {
    id,
    api: async (path, init) => {
      const response = await api(path, init)
      const body = await response.text()
      const { status } = response
      if (response.ok) answers.set(path, { status, body })
      return new Response(body, { status })
    },
    forget: () => requests.delete(id),
  }
}

/** The cached answer to a call of a request's guard; undefined if there was no such call, or the request is over. */
export function cachedAnswer(id: string, path: string): Response | undefined {
  const answer = requests.get(id)?.get(path)
  return answer && new Response(answer.body, { status: answer.status })
}
