import { randomBytes } from 'node:crypto'

/** A file's name in the store: `folder/…/random.extension`. Rows that refer to a file store this name. */
export type FileName = string

export type NewFile = {
  /** Folder, set by our own code only; files below `publicFolder` are public. */
  folder: string
  extension: string
}

/**
 * Store for uploaded files. Names are random and generated here: client input never becomes part of a path.
 */
export type FileStore = {
  /** Stores the bytes under a new name. */
  put: (bytes: Uint8Array, file: NewFile) => Promise<FileName>
  /** The bytes; undefined if there is no such file, or the name is not one that `put` generates. */
  read: (name: FileName) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Whether there is such a file. */
  has: (name: FileName) => Promise<boolean>
  /** Deletes a file; does nothing if it does not exist. */
  remove: (name: FileName) => Promise<void>
  /** The names of all files, in no order. */
  list: () => AsyncIterable<FileName>
  /** Stores the bytes under a name that they had before: those of a backup. Throws if it is not one that `put` generates. */
  putBack: (name: FileName, bytes: Uint8Array) => Promise<void>
}

/** Pictures in this folder are served to anybody at `/images/`, in every width and format. */
export const publicFolder = 'media'

/** Documents in this folder are served to anybody at `/files/`. */
export const documentFolder = 'files'

/** `/files/…` of a document in its folder. */
export const documentAddress = (name: FileName): string => `/${name}`

/** The file name of an address from `documentAddress`. Undefined for any other address. */
export const documentFile = (address: string): FileName | undefined =>
  address.startsWith(`/${documentFolder}/`) && isFileName(address.slice(1)) ? address.slice(1) : undefined

/** Files in this folder are on their way out of a company or into one: they can be made again, and no backup has them. */
export const passingFolder = 'company-files'

const folderPattern = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/
const extensionPattern = /^[a-z0-9]{2,5}$/
const namePattern = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\/[0-9a-f]{32}\.[a-z0-9]{2,5}$/

/** A new random name. Throws if folder or extension are no valid parts of one. */
export function newFileName({ folder, extension }: NewFile): FileName {
  if (!folderPattern.test(folder) || !extensionPattern.test(extension))
    throw new Error(`no file may be put in "${folder}" as ".${extension}"`)
  return `${folder}/${randomBytes(16).toString('hex')}.${extension}`
}

/** Whether `put` can have generated the name. */
export const isFileName = (name: string): boolean => name.length <= 200 && namePattern.test(name)

/** The name, if `put` can have generated it; throws otherwise. */
export function checkedFileName(name: string): FileName {
  if (!isFileName(name)) throw new Error(`no file may have the name "${name}"`)
  return name
}

/** `/images/…` of a picture in the public folder; undefined for any other file. */
export function pictureAddress(name: FileName): string | undefined {
  const [, key] = new RegExp(`^${publicFolder}/(.+)\\.[a-z0-9]+$`).exec(name) ?? []
  return isFileName(name) && key ? `/images/${key}` : undefined
}

/**
 * The file name of an address from `pictureAddress`; stored pictures are always WebP. Undefined for any other
 * address.
 */
export function pictureFile(address: string): FileName | undefined {
  const [, key] = /^\/images\/(.+)$/.exec(address) ?? []
  const name = `${publicFolder}/${key}.webp`
  return key && isFileName(name) ? name : undefined
}
