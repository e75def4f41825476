import type { ImportFaultCode, ReadSite } from '../../../../../schemas/site-import.ts'
import { ImportFault } from '../../../../../site-import/import-fault.ts'
import { type ReadStep, readSite, type SiteFile } from '../../../../../site-import/read-site.ts'

/* Reads an old site off the main thread: a file that is too large or hostile ends only this worker. */

export type ReadOrder = SiteFile & { year: number }
export type ReadAnswer =
  | { kind: 'step'; step: ReadStep }
  | { kind: 'done'; site: ReadSite; pictures: ReadonlyMap<string, Uint8Array> }
  | { kind: 'fault'; code: ImportFaultCode }

const tell = (answer: ReadAnswer) => postMessage(answer)

addEventListener('message', async ({ data: { year, ...file } }: MessageEvent<ReadOrder>) => {
  try {
    const read = await readSite(file, year, (step) => tell({ kind: 'step', step }))
    tell({ kind: 'done', ...read })
  } catch (thrown) {
    tell({ kind: 'fault', code: thrown instanceof ImportFault ? thrown.code : 'broken' })
  }
})
