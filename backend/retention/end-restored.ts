import type { Orm } from '../kit/database/database.ts'
import { retentions } from './retentions.ts'

/** Ends what a restored database must not let go on, of all subjects. */
export async function endRestored(orm: Orm): Promise<void> {
  for (const { endRestored: end } of retentions.values()) await end?.(orm)
}
