/** The files that may be uploaded. */
export type FileRules = {
  /** `types` as in the attribute `accept` (`.pdf,image/*`), `text` for people: `PDF или снимок`. */
  accept?: { types: string; text: string }
  /** In bytes, per file. */
  maxSize?: number
  maxCount?: number
}

type FileLike = { name: string; type: string; size: number }

/** True if a file matches an `accept` list. The browser does not check dropped files. */
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

/** The fault of a single file; undefined for none. */
export function fileObstacle(
  file: FileLike,
  { accept, maxSize }: FileRules,
): Exclude<FileObstacle, 'tooMany'> | undefined {
  if (accept && !isAccepted(file, accept.types)) return 'wrongType'
  if (file.size === 0) return 'empty'
  return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : undefined
}
