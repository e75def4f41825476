import { isConnectionError } from '../backend/kit/database/connection-error.ts'
import type { Env } from './env.ts'
import { explainFolder } from './explain-folder.ts'
import type { Log } from './log.ts'
import { openServices, type Services } from './services.ts'

/**
 * Opens the services. A database that cannot be reached throws one sentence that names its variable, not its password; a folder that is full or may not be
 * written to, one that names the folder.
 */
export async function openOrExplain(env: Env, log: Log): Promise<Services> {
  return orUnreachable(env, () => openServices(env, log))
}

/** The same for whatever opens a database. */
export async function orUnreachable<T>(env: Env, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    // Connection errors have a code of the system or of Postgres, or none after a time-out; errors of our own statements
    // are wrapped.
    const { code } = error as { code?: unknown }
    const folder = await explainFolder(error, env)
    if (folder) throw new Error(folder, { cause: error })
    if (!env.DATABASE_URL || (typeof code !== 'string' && !isConnectionError(error))) throw error
    throw new Error(
      `The database of DATABASE_URL cannot be reached (${code ?? 'no answer'}): check its address and credentials, and that it runs.`,
      { cause: error },
    )
  }
}
