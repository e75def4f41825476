import type { Orm } from '../kit/database/database.ts'
import { linkSecret } from '../kit/secrets/link-token.ts'

/** The secret with which keys of apps are sealed and recovery codes are hashed. Pass the database itself, not a transaction. */
export const factorSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'factors')

/** The secret of the links that refuse a reset. */
export const keepSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'factor resets')
