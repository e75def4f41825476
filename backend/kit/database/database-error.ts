/** Thrown if another process uses the data directory. The message is for the person who started the second one. */
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

/** The newest version that still has every step of migration since the first. */
export const lastVersionWithAllSteps = 'd3c4b43f'

/** Thrown if a database is older than the first migration. The message tells the operator what to start first. */
export class DatabaseTooOldError extends Error {
  /** @param newest when the newest migration of the database was written, in milliseconds since 1970 */
  constructor(newest: number) {
    const day = new Date(newest).toISOString().slice(0, 10)
    super(
      `The database is as a version of ${day} left it, and this version cannot update it in one step: nothing was changed. Start version ${lastVersionWithAllSteps} on it once, which updates it, and then this version.`,
    )
    this.name = 'DatabaseTooOldError'
  }
}
