import type { ChosenSource } from './chosen-sources.ts'
import type { Env } from './env.ts'

/** How long a visitor waits for what is elsewhere: a database of its own host, a source over the backend. In milliseconds. */
const usualDeadlineMs = 2500

/** How long a call of the API may wait for a database of its own host; one in this process causes no wait. */
export const databaseDeadline = ({ DATABASE_URL }: Env) => ({
  deadlineMs: DATABASE_URL ? usualDeadlineMs : undefined,
})

/** How long all that a page reads may take together; undefined where all of it is in this process, and as fast as the page itself. */
export function pageDeadlineMs(
  { BACKEND_URL, BACKEND_DEADLINE_MS, DATABASE_URL }: Env,
  chosen: readonly ChosenSource[],
): number | undefined {
  if (BACKEND_URL) return BACKEND_DEADLINE_MS
  return DATABASE_URL || chosen.some(({ isHere }) => !isHere) ? usualDeadlineMs : undefined
}
