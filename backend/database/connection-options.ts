/**
 * Options of a Postgres connection. The connect timeout is shorter than the caller's, so that an unresponsive
 * host gives 503 rather than 504.
 */
export const connectionOptions = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 3000 })
