/** The hash of what was found on the page of a search: the heading of the block of results. */
export const foundHash = '#search-results-title'

/** An address with parameters; empty ones are left out. */
export function withParameters(page: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
  return query.size > 0 ? `${page}?${query}` : page
}

/** The address of results of a search, below its form: `page` is that of the search itself; empty parameters are left out. */
export const searchHref = (page: string, asked: Readonly<Record<string, string | undefined>>): string =>
  withParameters(page, asked) + foundHash
