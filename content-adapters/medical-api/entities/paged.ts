import type { Paged } from '../../entities/paged.ts'

type RawPaged<T> = { data: T[]; meta?: { page: number; pages: number; total: number } | undefined }

/** One page of a list; without `meta` the backend has sent the whole list. */
export const pagedFromRaw = <Raw, T>({ data, meta }: RawPaged<Raw>, fromRaw: (raw: Raw) => T): Paged<T> => ({
  items: data.map(fromRaw),
  page: Math.max(1, meta?.page ?? 1),
  pages: Math.max(1, meta?.pages ?? 1),
  total: meta?.total ?? data.length,
})
