/** Props of a page with a list. */
export type ListPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The page of a list that an address asks for, from 1; what is no number is the first. */
export function pageNumber(value: string | string[] | undefined): number {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number <= 1_000_000 ? number : 1
}

/** The one of `allowed` that an address asks for; undefined for anything else, which means all. */
export const oneOf = <T extends string>(
  allowed: readonly T[],
  value: string | string[] | undefined,
): T | undefined => allowed.find((one) => one === value)

/** `?filter[type]=news&page[number]=2` for the API. */
export function listQuery(page: number, filter: Record<string, string | undefined> = {}): string {
  const query = new URLSearchParams({ 'page[number]': String(page) })
  for (const [name, value] of Object.entries(filter)) if (value) query.set(`filter[${name}]`, value)
  return `?${query}`
}
