import { type FileObstacle, type FileRules, fileObstacle } from './file-rules.ts'

/** The upload of one file. `progress` is 0 to 1. */
export type Upload<Result> = { key: string; name: string; size: number } & (
  | { state: 'sending'; file: File; progress: number }
  | { state: 'failed'; file: File; error: unknown }
  | { state: 'refused'; obstacle: FileObstacle }
  | { state: 'done'; result: Result }
)

/** Results of finished uploads, in the order of the list. */
export const resultsOf = <Result>(uploads: readonly Upload<Result>[]): Result[] =>
  uploads.flatMap((upload) => (upload.state === 'done' ? [upload.result] : []))

/** The list with a new state of one upload; an upload that was removed in the meantime stays removed. */
export const replaceUpload = <Result>(
  uploads: readonly Upload<Result>[],
  key: string,
  change: (upload: Upload<Result>) => Upload<Result>,
): Upload<Result>[] => uploads.map((upload) => (upload.key === key ? change(upload) : upload))

/** How many more files may be added; rejected ones do not count. */
export const roomFor = <Result>(
  uploads: readonly Upload<Result>[],
  maxCount = Number.POSITIVE_INFINITY,
): number => Math.max(0, maxCount - uploads.filter(({ state }) => state !== 'refused').length)

/** The uploads that stay in the list when files are added: where only one file is wanted, the next one takes the place of one that did not arrive. */
export const keptBeside = <Result>(
  uploads: readonly Upload<Result>[],
  { maxCount }: Pick<FileRules, 'maxCount'>,
): readonly Upload<Result>[] =>
  maxCount === 1 ? uploads.filter(({ state }) => state === 'done' || state === 'sending') : uploads

let lastKey = 0
/** A key for an upload, unique in the page. */
export const nextKey = (): string => `file-${++lastKey}`

/** List entries for newly chosen files: accepted ones up to the limit, and rejected ones with the reason. */
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
