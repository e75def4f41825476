import { defined } from './defined.ts'
import { toPage } from './paths.ts'

/** Where one page of a list leads (B-23); `pathOf` gives the path of any of its pages. Undefined for a list of one. */
export function pagingOf({ page, pages }: { page: number; pages: number }, pathOf: (page: number) => string) {
  if (pages < 2) return undefined
  return defined({
    page,
    pages,
    previous: page > 1 ? toPage(pathOf(page - 1)) : undefined,
    next: page < pages ? toPage(pathOf(page + 1)) : undefined,
  })
}
