/**
 * How a connection to Postgres is opened. A host that takes it and never answers is given up after this time, before
 * whoever asked gives up himself: the answer is 503, not 504.
 */
export const connectionOptions = (url: string) => ({ connectionString: url, connectionTimeoutMillis: 3000 })
