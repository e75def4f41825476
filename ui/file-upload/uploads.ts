/** One file on its way. `progress` runs from 0 to 1. */
export type Upload<Result> = { key: string; name: string; size: number } & (
  | { state: 'sending'; file: File; progress: number }
  | { state: 'failed'; file: File; error: unknown }
  | { state: 'refused'; obstacle: 'wrongType' | 'tooLarge' }
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
