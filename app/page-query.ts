type QueryValue = string | string[] | undefined

/** Props of a page that reads query parameters: `?page=2&type=news`. */
export type QueryProps = { searchParams: Promise<Record<string, QueryValue>> }

/** A query parameter without line breaks and other control characters; empty if absent or repeated. */
export const textOf = (value: QueryValue, max = 120): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}/gu, ' ')
        .trim()
        .slice(0, max)
    : ''

/** All query parameters that are there once. */
export const searchOf = (query: Record<string, QueryValue>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => {
      const text = textOf(value)
      return text ? [[name, text]] : []
    }),
  )

/** The page number in an address, from 1; anything that is not a number means the first page. */
export function pageNumber(value: QueryValue): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : 1
}

/** The query parameter if it is one of `allowed`; undefined otherwise, which means all. */
export const oneOf = <T extends string>(allowed: readonly T[], value: QueryValue): T | undefined =>
  allowed.find((one) => one === value)

/** `?filter[type]=news&page[number]=2` for the API. */
export function listQuery(page: number, filter: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams({ 'page[number]': String(page) })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(`filter[${name}]`, value)
  return `?${query}`
}
