import { PostRefused, type TakePosted } from '../../content-adapters/source/posted.ts'
import type { Log } from '../log.ts'
import { readBody } from './read-form.ts'
import { sendJson } from './send.ts'
import type { Step } from './step.ts'

/** Services of sources post here what has changed, each below the name of its source. */
export const hooksPath = '/_hooks/'

/** The post has a document in it, if the service is not told to leave that out. */
const maxBytes = 1024 * 1024

type Options = {
  /** Sources that take posts, by name. */
  takers: ReadonlyMap<string, TakePosted>
  changed: (tags: readonly string[]) => Promise<void>
  log: Log
}

/**
 * `POST /_hooks/{source}`: 204 if it was taken; otherwise the reason, which the log has too. An address that nothing here takes posts at is 404,
 * and its answer says what is missing.
 */
export function createSourceHooks({ takers, changed, log }: Options): Step {
  return async (request, response, { path, id }) => {
    if (!path.startsWith(hooksPath)) return false
    const source = path.slice(hooksPath.length)
    const take = takers.get(source)
    if (!take) {
      sendJson(response, 404, {
        message: `Nothing takes posts at ${path}: its service is not configured here`,
      })
      return true
    }
    if (request.method !== 'POST') return false
    try {
      const body = await readBody(request, maxBytes)
      if (body === undefined) throw new PostRefused(413, `It is larger than ${maxBytes} bytes`)
      const header = (name: string) => request.headersDistinct[name]?.join(',')
      await take({ body, header }, changed)
      response.writeHead(204).end()
    } catch (error) {
      if (!(error instanceof PostRefused)) throw error
      log.warn(
        { source, id, reason: error.message },
        `a post of the service of the source ${source} was refused: ${error.message}`,
      )
      sendJson(response, error.status, { message: error.message })
    }
    return true
  }
}
