import { ApiError } from '../errors/api-error.ts'
import { QueueFullError } from '../processes/limit-concurrency.ts'
import { createProcesses, JobError } from '../processes/processes.ts'
import { paperProgram } from './paper.process.ts'
import { type DrawnPdf, maxCharacters, type Paper, type PdfJob, type Undrawn } from './paper.ts'
import type { Sheet } from './sheet.ts'

const run = createProcesses<PdfJob, DrawnPdf | Undrawn | number | undefined>({
  program: paperProgram,
  processes: 1,
  waiting: 48,
  each: 24,
  // The first document loads the library, and the machine may have much to do.
  deadlineMs: () => 20_000,
  idleMs: 300_000,
})

const unavailable = (cause: unknown): never => {
  if (cause instanceof QueueFullError || (cause instanceof JobError && cause.reason !== 'failed'))
    throw new ApiError('UNAVAILABLE', { cause })
  throw cause
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return 0
  return Object.values(value).reduce((sum: number, one) => sum + lengthOf(one), 0)
}

/** Draws a document in a process of its own, in fair turns by company. Throws 503 if it was stopped, ended or too many wait. */
export async function makePdf(paper: Paper, company: string): Promise<DrawnPdf | Undrawn> {
  if (lengthOf(paper) > maxCharacters) return { fault: 'tooLong' }
  return drawn({ act: 'draw', paper }, company)
}

/** Draws a sheet to be printed, as `makePdf` does. */
export const makeSheet = (sheet: Sheet, company: string): Promise<DrawnPdf | Undrawn> =>
  drawn({ act: 'sheet', sheet }, company)

async function drawn(job: PdfJob, company: string): Promise<DrawnPdf | Undrawn> {
  const made = await run(job, company).catch(unavailable)
  if (typeof made !== 'object') throw new Error('the process of documents has drawn nothing')
  return made
}

/** The number of pages of a PDF that somebody has sent, read in a process of its own; undefined for one that cannot be read. */
export async function pagesOf(bytes: Uint8Array, company: string): Promise<number | undefined> {
  const counted = await run({ act: 'count', bytes }, company).catch(unavailable)
  return typeof counted === 'number' && counted > 0 ? counted : undefined
}
