/** Thrown if another process uses the data directory. The message is for whoever started the second one. */
export class DatabaseInUseError extends Error {
  readonly pid: number
  readonly url: string | undefined
  constructor(dataDir: string, pid: number, url?: string) {
    const holder = url ? `process ${pid} (${url})` : `process ${pid}`
    super(
      `The database in ${dataDir} is in use by ${holder}: stop it first, or set DATABASE_URL to share a Postgres.`,
    )
    this.name = 'DatabaseInUseError'
    this.pid = pid
    this.url = url
  }
}
