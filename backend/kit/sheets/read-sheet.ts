import { ApiError } from '../errors/api-error.ts'
import { QueueFullError } from '../processes/limit-concurrency.ts'
import { createProcesses, JobError } from '../processes/processes.ts'
import type { SheetJob, SheetParts } from './answer-sheet.ts'
import { sheetProgram } from './sheet.process.ts'
import { SheetError, type SheetFault, sheetLimits } from './sheet.ts'

const run = createProcesses<SheetJob, SheetParts | SheetFault>({
  program: sheetProgram,
  processes: 1,
  waiting: 12,
  each: 2,
  // A hundred thousand rows of XLSX take ten seconds, and half a minute on a machine with much to do.
  deadlineMs: () => 120_000,
  idleMs: 60_000,
})

/**
 * The table of a CSV or XLSX file, read in a process of its own, in fair turns by company. Throws `SheetError` for a file that cannot be read
 * in time and within the memory of that process, and 503 where too many wait.
 */
export async function readSheet(job: SheetJob, company: string): Promise<SheetParts> {
  if (job.bytes.byteLength > sheetLimits.bytes) throw new SheetError({ fault: 'tooLarge' })
  const read = await run(job, company).catch((cause: unknown) => {
    if (cause instanceof QueueFullError) throw new ApiError('UNAVAILABLE', { cause })
    if (cause instanceof JobError && cause.reason !== 'failed') throw new SheetError({ fault: 'slow' })
    throw cause
  })
  if ('fault' in read) throw new SheetError(read)
  return read
}
