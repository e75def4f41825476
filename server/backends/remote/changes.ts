import { everything, readTags } from '../../../schemas/tags.ts'
import { isSafe } from './patience.ts'

/** Hears of each answer of a backend: the method of its call, its status, and its header `Cache-Changed`. */
export type OnAnswer = (method: string, status: number, changed: string | string[] | null | undefined) => void

/** How long after all tags were told of they are not told of again: a stranger's calls cost no more than that. */
const restMs = 3000

/**
 * Tells of the tags that a call has altered, so that whoever has made a change sees it: all, if an accepted change does not name them. All are told of at
 * once, and those of further such changes after a rest.
 */
export function tellChanges(changed: (tags: readonly string[]) => void, rest = restMs): OnAnswer {
  let isResting = false
  let isOwed = false
  const tellAll = () => {
    isOwed = isResting
    if (isResting) return
    isResting = true
    const wake = () => {
      isResting = false
      if (isOwed) tellAll()
    }
    setTimeout(wake, rest).unref()
    changed([everything])
  }
  return (method, status, header) => {
    if (typeof header === 'string') {
      const tags = readTags(header)
      if (tags.length > 0) changed(tags)
    } else if (!isSafe(method) && status < 400) tellAll()
  }
}
