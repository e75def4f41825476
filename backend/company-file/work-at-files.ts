import { and, eq } from 'drizzle-orm'
import type { CompanyFileState, workedStates } from '../../schemas/company-file/company-file-states.ts'
import { companyFile, membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { FileStore } from '../kit/files/store.ts'
import type { Means } from '../kit/worker/define-worker.ts'
import { CompanyFileError } from './file/company-file-error.ts'
import { endFile } from './file/end-file.ts'
import { type CompanyFileRow, Lease, LostLeaseError, takeDue } from './file/lease.ts'
import type { Work } from './file/work.ts'
import { checkFile } from './in/check-file.ts'
import { writeFile } from './in/write-file.ts'
import { makeFile } from './out/make-file.ts'

/** What is done in each state that has something to do. */
const steps: Record<(typeof workedStates)[number], (work: Work) => Promise<void>> = {
  making: makeFile,
  checking: checkFile,
  writing: writeFile,
}

const stepOf = (state: CompanyFileState) => steps[state as (typeof workedStates)[number]]

/** Whether whoever has begun a file still owns the company. */
async function isOwner(orm: Orm, { company, by }: CompanyFileRow): Promise<boolean> {
  const [row] = await orm
    .select({ role: membership.role })
    .from(membership)
    .where(and(eq(membership.company, company), eq(membership.account, by)))
  return row?.role === 'owner'
}

/** Removes pieces that were put after a file was removed by a press. */
async function endIfRemoved(orm: Orm, files: FileStore, id: string): Promise<void> {
  const [row] = await orm.select({ state: companyFile.state }).from(companyFile).where(eq(companyFile.id, id))
  if (row?.state === 'gone') await endFile(orm, files, id)
}

/**
 * Works at all files that are due, one after the other. One that is stopped in the middle is free for the next process at once; one whose process is
 * killed, a minute later.
 */
export async function workAtFiles(
  { db, files, log }: Pick<Means, 'db' | 'files' | 'log'>,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const row = await takeDue(db.orm)
    if (!row) return
    const lease = new Lease(row)
    try {
      if (!(await isOwner(db.orm, row))) throw new CompanyFileError('notOwner')
      await stepOf(row.state)({ db, files, lease, stopped })
    } catch (error) {
      if (error instanceof LostLeaseError) {
        await endIfRemoved(db.orm, files, row.id)
        continue
      }
      if (stopped.aborted) {
        await lease.note(db.orm, { leasedUntil: null })
        return
      }
      const isRefused = error instanceof CompanyFileError
      if (!isRefused)
        log.error(
          { err: error, company: row.company, file: row.id },
          'a company file could not be made or brought: look at the error, then begin anew',
        )
      await lease.note(db.orm, {
        state: 'failed',
        fault: isRefused ? error.fault : 'internal',
        leasedUntil: null,
      })
    }
  }
}
