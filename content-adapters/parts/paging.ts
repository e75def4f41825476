import { toPage } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Pagination of a list (B-23); `pathOf` returns the path of a page. Undefined if there is only one page. */
export function pagingOf({ page, pages }: { page: number; pages: number }, pathOf: (page: number) => string) {
  if (pages < 2) return undefined
  return withoutUndefined({
    page,
    pages,
    previous: page > 1 ? toPage(pathOf(page - 1)) : undefined,
    next: page < pages ? toPage(pathOf(page + 1)) : undefined,
  })
}
