import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { keptFileDays } from '../../schemas/company-file/company-file-states.ts'
import { companyFile } from '../database/tables/index.ts'
import type { Means } from '../kit/worker/define-worker.ts'
import { endFile } from './file/end-file.ts'

const before = (days: number) => sql`now() - make_interval(days => ${days})`

/** How long parts of a file wait that is not sent to its end, or that nobody decides about. */
const undecidedDays = 2

/** Removes files from the store whose time is over. */
export async function endOldFiles({ db: { orm }, files }: Pick<Means, 'db' | 'files'>): Promise<void> {
  const { state, endedAt, createdAt, leasedUntil } = companyFile
  const old = await orm
    .select({ id: companyFile.id })
    .from(companyFile)
    .where(
      and(
        or(isNull(leasedUntil), lt(leasedUntil, sql`now()`)),
        or(
          and(eq(state, 'ready'), lt(endedAt, before(keptFileDays))),
          and(inArray(state, ['sending', 'checked', 'failed']), lt(createdAt, before(undecidedDays))),
        ),
      ),
    )
  for (const { id } of old) await endFile(orm, files, id)
}
