import { randomUUID } from 'node:crypto'
import type { Api } from './api.ts'

type Answer = { status: number; body: string }

const requests = new Map<string, Map<string, Answer>>()

/** A request whose guard asks the API. */
export type AnswersOfRequest = {
  /** Names the request to the application; nobody can guess it. */
  id: string
  /** The API, which remembers what it answers well. */
  api: Api
  /** To be called when the request is over. */
  forget: () => void
}

/** Keeps what a guard is answered until its request is over: the page behind it asks the same, for the same person. */
export function keepAnswers(api: Api): AnswersOfRequest {
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

/** What the guard of a request was answered to a call; undefined where it did not ask, or the request is over. */
export function answerOf(id: string, path: string): Response | undefined {
  const answer = requests.get(id)?.get(path)
  return answer && new Response(answer.body, { status: answer.status })
}
