import { everything, readTags } from '../../../schemas/tags.ts'
import { isSafe } from './patience.ts'

/** Hears of each answer of a backend: the method of its call, its status, and its header `Cache-Changed`. */
export type OnAnswer = (method: string, status: number, changed: string | string[] | null | undefined) => void

/** Tells of the tags that a call has altered, so that whoever has made a change sees it: all, if an accepted change does not name them. */
export const tellChanges =
  (changed: (tags: readonly string[]) => void): OnAnswer =>
  (method, status, header) => {
    const isNamed = typeof header === 'string'
    const isChange = !isSafe(method) && status < 400
    const tags = isNamed ? readTags(header) : isChange ? [everything] : []
    if (tags.length > 0) changed(tags)
  }
