import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { siteImport } from '../../../../../schemas/api/site-import.ts'
import type { ReadSite } from '../../../../../schemas/site-import.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { uploadMedia } from '../../panel/media/media-calls.ts'
import { readInWorker } from './read-in-worker.ts'
import { type Uploaded, withPictures } from './with-pictures.ts'

/** An old site as it is kept. */
export type KeptImport = Omit<z.infer<typeof siteImport>, 'SITE'> & { SITE: ReadSite }

const answer = async () => (await import('../../../../../schemas/api/site-import.ts')).siteImport
const typed = (kept: z.infer<typeof siteImport>): KeptImport => ({ ...kept, SITE: kept.SITE as ReadSite })
const path = (service: 'w-business' | 'business-api-front2', place: string, more = '') =>
  `/${service}/${place}/clinic_website/imports${more}` as const

type Options = { signal: AbortSignal; onProgress: (share: number) => void }

/** How much of the time goes by reading; pictures take the rest. */
const reading = 0.5

/** Reads an old site, puts its pictures into the library, and stores the result. The draft does not change. */
export const bringSite =
  (place: string) =>
  async (file: File, { signal, onProgress }: Options): Promise<KeptImport> => {
    const { site, pictures } = await readInWorker(file, {
      signal,
      onProgress: (share) => onProgress(share * reading),
    })
    const uploaded = new Map<string, Uploaded>()
    for (const [index, { src, name, type }] of site.pictures.entries()) {
      signal.throwIfAborted()
      onProgress(reading + (index / site.pictures.length) * (1 - reading))
      const bytes = pictures.get(src)
      if (!bytes) continue
      const picture = new File([bytes as BlobPart], name, { type })
      // A picture that the library does not take is listed with the other losses.
      const item = await uploadMedia(place)(picture, { signal, onProgress: () => {} }).catch(() => undefined)
      if (item) uploaded.set(src, item)
    }
    signal.throwIfAborted()
    const body = { SITE: withPictures(site, uploaded) }
    return typed(await parsed(answer, call('POST', path('w-business', place), body, { signal })))
  }

export const readImport = async (place: string, number: number): Promise<KeptImport> =>
  typed(await parsed(answer, call('GET', path('business-api-front2', place, `/${number}`))))

export const removeImport = (place: string, number: number): Promise<unknown> =>
  call('DELETE', path('w-business', place, `/${number}`))
