import { ImportFault } from '../../../../../site-import/import-fault.ts'
import { limits } from '../../../../../site-import/limits.ts'
import type { SiteReading } from '../../../../../site-import/read-site.ts'
import type { ReadAnswer, ReadOrder } from './read-site.worker.ts'

type Options = { signal: AbortSignal; onProgress: (share: number) => void }

/** The longest time of reading, in milliseconds: a longer one would block the browser of a weak phone. */
const patience = 60_000

/** Reads an old site in a worker, which ends with the reading, or when it is given up. Throws `ImportFault`. */
export async function readInWorker(file: File, { signal, onProgress }: Options): Promise<SiteReading> {
  if (file.size > limits.fileBytes) throw new ImportFault('tooLarge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  signal.throwIfAborted()
  const worker = new Worker(new URL('./read-site.worker.ts', import.meta.url), { type: 'module' })
  const end = new AbortController()
  try {
    return await new Promise<SiteReading>((resolve, reject) => {
      const late = setTimeout(() => reject(new ImportFault('bomb')), patience)
      end.signal.addEventListener('abort', () => clearTimeout(late))
      signal.addEventListener('abort', () => reject(signal.reason), { signal: end.signal })
      worker.addEventListener('error', () => reject(new Error('The worker that reads sites does not start')))
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if (data.kind === 'step') onProgress(data.step.share)
        else if (data.kind === 'fault') reject(new ImportFault(data.code))
        else resolve({ site: data.site, pictures: data.pictures })
      })
      const order: ReadOrder = { name: file.name, bytes, year: new Date().getFullYear() }
      worker.postMessage(order, [bytes.buffer])
    })
  } finally {
    end.abort()
    worker.terminate()
  }
}
