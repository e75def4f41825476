import type { CarriedPicture } from '../../schemas/site-import.ts'
import { limits } from '../limits.ts'

type File = { name: string; type: string; bytes: Uint8Array }

/** Pictures of a file that a page uses, as they can be uploaded. */
export type Carried = {
  /** The address of a picture for blocks; undefined for one that cannot be shown or is too large. */
  add: (file: File) => string | undefined
  pictures: CarriedPicture[]
  bytes: Map<string, Uint8Array>
}

const shown = /^image\/(?:jpeg|png|webp|gif|avif|heic)$/

const extensions: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
}

/** The type of a picture by the end of its name; empty for another file. */
export const pictureType = (name: string): string =>
  extensions[/\.(\w+)(?:[?#].*)?$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? ''

/** The beginning of the addresses of pictures that are not uploaded yet. */
export const carriedPath = '/images/import-'

/** Collects pictures; the same bytes get the same address. */
export function carriedPictures(): Carried {
  const pictures: CarriedPicture[] = []
  const bytes = new Map<string, Uint8Array>()
  const known = new Map<Uint8Array, string>()
  return {
    pictures,
    bytes,
    add(file) {
      const size = file.bytes.length
      const before = known.get(file.bytes)
      if (
        before ||
        !shown.test(file.type) ||
        size < 200 ||
        size > limits.pictureBytes ||
        pictures.length >= limits.pictures
      )
        return before
      const number = pictures.length + 1
      const src = `${carriedPath}${number}`
      const name = file.name || `${number}.${file.type.slice('image/'.length)}`
      pictures.push({ src, name: name.slice(-120).toWellFormed(), type: file.type, bytes: size })
      bytes.set(src, file.bytes)
      known.set(file.bytes, src)
      return src
    },
  }
}
