import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '../../kit/errors/api-error.ts'
import { type FileName, isFileName } from '../../kit/files/store.ts'
import { encodePicture } from '../../kit/pictures/encode-picture.ts'
import { type FileKind, fileKind } from '../../kit/pictures/file-kind.ts'
import { otherKey } from './global-keys.ts'

/** The space of the names of files among changed keys. */
export const filesSpace = 'file'

const kindOf: Readonly<Record<string, FileKind>> = {
  webp: 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  pdf: 'pdf',
}

/** Room for one of few processes is waited for. */
const pauseMs = 500

/** Whether a file that is brought is what its name says: a picture is drawn once by a process of its own, because servers draw it later. */
export async function isGoodFile(name: FileName, bytes: Uint8Array, by: string): Promise<boolean> {
  const kind = kindOf[name.slice(name.lastIndexOf('.') + 1)]
  if (!isFileName(name) || kind === undefined || fileKind(bytes) !== kind) return false
  if (kind === 'pdf') return true
  for (;;)
    try {
      await encodePicture(bytes, by, { maxWidth: 64, maxHeight: 64 })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code !== 'UNAVAILABLE') return false
      await sleep(pauseMs)
    }
}

/** The name of a file here: another one if it is taken, in the same folder. */
export function nameHere(file: string, taken: ReadonlySet<string>, name: FileName): FileName {
  if (!taken.has(name)) return name
  const [, folder = '', random = '', extension = ''] = /^(.*\/)([0-9a-f]{32})(\.[a-z0-9]+)$/.exec(name) ?? []
  return `${folder}${otherKey(file, filesSpace, random)}${extension}`
}
