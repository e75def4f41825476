/** What may be uploaded. */
export type FileRules = {
  /** `types` as the browser's `accept` has them (`.pdf,image/*`), `text` as people say it: `PDF или снимок`. */
  accept?: { types: string; text: string }
  /** In bytes, of one file. */
  maxSize?: number
  maxCount?: number
}

type FileLike = { name: string; type: string; size: number }

/** True when a file is of one of the types of an `accept` list. The browser does not check what is dropped. */
export function isAccepted({ name, type }: FileLike, types: string): boolean {
  return types
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => {
      if (entry.startsWith('.')) return name.toLowerCase().endsWith(entry)
      if (entry.endsWith('/*')) return type.toLowerCase().startsWith(entry.slice(0, -1))
      return type.toLowerCase() === entry
    })
}

/** Why a file is refused before it is sent: by itself, or (`tooMany`) because there is no room for it. */
export type FileObstacle = 'wrongType' | 'empty' | 'tooLarge' | 'tooMany'

/** What is wrong with a file itself; undefined for nothing. */
export function fileObstacle(
  file: FileLike,
  { accept, maxSize }: FileRules,
): Exclude<FileObstacle, 'tooMany'> | undefined {
  if (accept && !isAccepted(file, accept.types)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined
}
