/**
 * Options of a Postgres connection. The connect timeout is shorter than the caller's, so that an unresponsive
 * host gives 503 rather than 504.
 */
export const connectionOptions = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 3000 })

/** The longest time of an answer: after that the connection is given up, and its transaction is rolled back. */
export const longestQueryMs = 30_000
