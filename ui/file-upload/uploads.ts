import { type FileObstacle, type FileRules, fileObstacle } from './file-rules.ts'

/** One file on its way. `progress` runs from 0 to 1. */
export type Upload<Result> = { key: string; name: string; size: number } & (
  | { state: 'sending'; file: File; progress: number }
  | { state: 'failed'; file: File; error: unknown }
  | { state: 'refused'; obstacle: FileObstacle }
  | { state: 'done'; result: Result }
)

/** What has arrived, in the order of the list. */
export const resultsOf = <Result>(uploads: readonly Upload<Result>[]): Result[] =>
  uploads.flatMap((upload) => (upload.state === 'done' ? [upload.result] : []))

/** The list with one upload in another state; one that was taken out meanwhile stays out. */
export const replaceUpload = <Result>(
  uploads: readonly Upload<Result>[],
  key: string,
  change: (upload: Upload<Result>) => Upload<Result>,
): Upload<Result>[] => uploads.map((upload) => (upload.key === key ? change(upload) : upload))

/** How many more files fit; refused ones take no place. */
export const roomFor = <Result>(
  uploads: readonly Upload<Result>[],
  maxCount = Number.POSITIVE_INFINITY,
): number => Math.max(0, maxCount - uploads.filter(({ state }) => state !== 'refused').length)

let lastKey = 0
/** A name for an upload, unique in the browser. */
export const nextKey = (): string => `file-${++lastKey}`

/** What becomes of files that were just chosen, each of them listed: good ones are sent while there is room for them. */
export function newUploads<Result>(
  files: readonly File[],
  present: readonly Upload<Result>[],
  rules: FileRules,
): Upload<Result>[] {
  let room = roomFor(present, rules.maxCount)
  return files.map((file) => {
    const { name, size } = file
    const obstacle = fileObstacle(file, rules) ?? (room > 0 ? undefined : 'tooMany')
    if (obstacle) return { key: nextKey(), name, size, state: 'refused', obstacle }
    room -= 1
    return { key: nextKey(), name, size, state: 'sending', file, progress: 0 }
  })
}
