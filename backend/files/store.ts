/** A file's name in the store: `folder/…/random.extension`. Rows that refer to a file store this name. */
export type FileName = string

export type NewFile = {
  /** Where it goes, from our own code only; what lies below `publicFolder` is served to anybody. */
  folder: string
  extension: string
}

/** Where files of people and companies are. Names are random and ours: nothing of a client's ever becomes a path. */
export type FileStore = {
  /** Keeps the bytes under a new name. */
  put: (bytes: Uint8Array, file: NewFile) => Promise<FileName>
  /** The bytes, undefined where there is no such file. A name that `put` cannot have given is no file. */
  read: (name: FileName) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Deletes a file; does nothing if it does not exist. */
  remove: (name: FileName) => Promise<void>
}

/** Pictures below it are shown by `/images/` to anybody, in every width and format. */
export const publicFolder = 'media'

const folderPattern = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/
const extensionPattern = /^[a-z0-9]{2,5}$/
const namePattern = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\/[0-9a-f]{32}\.[a-z0-9]{2,5}$/

/** True for a folder and an extension that may be part of a name. */
export const isNewFile = ({ folder, extension }: NewFile): boolean =>
  folderPattern.test(folder) && extensionPattern.test(extension)

/** True for a name that `put` can have given. */
export const isFileName = (name: string): boolean => name.length <= 200 && namePattern.test(name)

/** `/images/…` of a picture that lies in the public folder; undefined for any other file. */
export function pictureAddress(name: FileName): string | undefined {
  const [, key] = new RegExp(`^${publicFolder}/(.+)\\.[a-z0-9]+$`).exec(name) ?? []
  return isFileName(name) && key ? `/images/${key}` : undefined
}

/** The file behind an address that `pictureAddress` gave for a picture of ours, all of which are WebP; undefined for any other. */
export function pictureFile(address: string): FileName | undefined {
  const [, key] = /^\/images\/(.+)$/.exec(address) ?? []
  const name = `${publicFolder}/${key}.webp`
  return key && isFileName(name) ? name : undefined
}
