/** The address of results of a search: `page` is that of the search itself; empty parameters are left out. */
export function searchHref(page: string, asked: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, value)
  return query.size > 0 ? `${page}?${query}` : page
}
