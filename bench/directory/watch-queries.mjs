/** Records the queries of a database, with their parameters and how long each took in milliseconds, until `stop`. */
export function watchQueries(db) {
  const client = db.orm.$client
  const run = Object.getPrototypeOf(client).query
  const seen = []
  client.query = async function query(text, ...rest) {
    const started = performance.now()
    try {
      return await run.call(this, text, ...rest)
    } finally {
      const isPrepared = typeof text === 'object'
      const params = isPrepared ? (rest[0] ?? text.values) : rest[0]
      seen.push({
        text: isPrepared ? text.text : text,
        params: params ?? [],
        ms: performance.now() - started,
      })
    }
  }
  return {
    /** The queries since the last call. */
    take: () => seen.splice(0),
    stop: () => delete client.query,
  }
}
