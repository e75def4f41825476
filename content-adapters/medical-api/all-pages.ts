import type { Paged } from '../entities.ts'

/** Enough for any list that a page shows whole; a backend that counts wrong must not keep us asking. */
const maxPages = 100

/** Items of all pages of a list: the first page says how many there are, the others are asked for side by side. */
export async function allPages<T>(read: (page: number) => Promise<Paged<T>>): Promise<T[]> {
  const first = await read(1)
  const numbers = Array.from({ length: Math.min(first.pages, maxPages) - 1 }, (_, index) => index + 2)
  const others = await Promise.all(numbers.map(read))
  return [first, ...others].flatMap(({ items }) => items)
}
