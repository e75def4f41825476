/** `undefined` stands for a gap. */
export type PageNumber = number | undefined

/**
 * The page numbers to link to: the first, the last, the current one and its neighbours; a gap of a single page is
 * filled with that page. At most seven entries, so that the row does not change its width from page to page.
 */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1)
  const first = Math.max(1, Math.min(page - 1, pages - 4))
  const last = Math.min(pages, Math.max(page + 1, 5))
  const middle = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const start: PageNumber[] = first === 1 ? [] : first === 3 ? [1, 2] : first === 2 ? [1] : [1, undefined]
  const end: PageNumber[] =
    last === pages
      ? []
      : last === pages - 2
        ? [pages - 1, pages]
        : last === pages - 1
          ? [pages]
          : [undefined, pages]
  return [...start, ...middle, ...end]
}
