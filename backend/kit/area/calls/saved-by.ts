import type { Orm } from '../../database/database.ts'
import { nameOfAccount } from '../../sessions/account-names.ts'
import type { Row } from '../area.ts'

/** The name of the person who saved this version of a row; null if no person did, or their account is gone. */
export const savedBy = async (orm: Orm, { updatedBy }: Row): Promise<string | null> =>
  typeof updatedBy === 'string' ? nameOfAccount(orm, updatedBy) : null
