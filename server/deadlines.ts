import type { Env } from './env.ts'

/** How long a visitor waits for a database of its own host, in milliseconds. */
export const databaseDeadlineMs = 2500

/** How long a call of the API may wait for a database of its own host; one in this process causes no wait. */
export const databaseDeadline = ({ DATABASE_URL }: Env) => ({
  deadlineMs: DATABASE_URL ? databaseDeadlineMs : undefined,
})
