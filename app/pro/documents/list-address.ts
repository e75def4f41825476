import type { IssuedList } from '../../queries/documents.ts'

/** The path of a list with its search and filters, without the language. */
export function listAddress(path: string, { page = 1, ...filters }: IssuedList): string {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
