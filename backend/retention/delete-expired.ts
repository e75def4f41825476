import type { Orm } from '../kit/database/database.ts'
import { retentions } from './retentions.ts'

/** Deletes what is over, of all subjects. One that fails does not keep the others waiting; its file is named in the error. */
export async function deleteExpired(orm: Orm): Promise<void> {
  const errors: Error[] = []
  for (const [file, { deleteExpired: act }] of retentions)
    await act?.(orm).catch((cause: unknown) => errors.push(new Error(file, { cause })))
  if (errors.length > 0) throw new AggregateError(errors, `expired rows of ${errors.length} subjects stay`)
}
