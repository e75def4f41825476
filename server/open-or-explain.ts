import { isConnectionError } from '../backend/database/connection-error.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'
import { openServices, type Services } from './services.ts'

/** Opens the services; a database that cannot be reached throws one sentence that names its variable, not its password. */
export async function openOrExplain(env: Env, log: Log): Promise<Services> {
  try {
    return await openServices(env, log)
  } catch (error) {
    // Connection errors have a code of the system or of Postgres, or none after a time-out; errors of our own statements
    // are wrapped.
    const { code } = error as { code?: unknown }
    if (!env.DATABASE_URL || (typeof code !== 'string' && !isConnectionError(error))) throw error
    throw new Error(
      `The database of DATABASE_URL cannot be reached (${code ?? 'no answer'}): check its address and credentials, and that it runs.`,
      { cause: error },
    )
  }
}
