import type { Paged } from '../entities/paged.ts'

/** Maximum number of pages, in case a backend reports a wrong number. */
const maxPages = 100

/** Items of all pages of a list; after the first page the others are requested in parallel. */
export async function allPages<T>(read: (page: number) => Promise<Paged<T>>): Promise<T[]> {
  const first = await read(1)
  const numbers = Array.from({ length: Math.min(first.pages, maxPages) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(numbers.map(read))
  return [first, ...others].flatMap(({ items }) => items)
}
