/** Calls of one key in a minute that a process answers; more are answered 429 with the seconds to wait. */
export const callsPerMinute = 600
