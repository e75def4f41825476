import type { Sorting } from '../../ui/table.tsx'

/** What a list may be asked: columns to sort by, and fields to filter by. */
export type ListRules = { sortable: readonly string[]; filters: readonly string[] }

/** What of a list is asked for. It stands in the address, so that a list can be shared and gone back to. */
export type ListState = {
  search: string
  /** Absent for the list's own order. */
  sorting: Sorting | undefined
  /** The first one is 1. */
  page: number
  /** Chosen values by the name of the field. */
  filters: Readonly<Record<string, string>>
}

/** Longest text that is searched or filtered by. */
const maxText = 100

const filterStart = 'filter.'

const sortText = ({ by, descending }: Sorting): string => (descending ? `-${by}` : by)

function readSorting(text: string, sortable: readonly string[]): Sorting | undefined {
  const descending = text.startsWith('-')
  const by = descending ? text.slice(1) : text
  return sortable.includes(by) ? { by, descending } : undefined
}

/** The list that an address asks for; what is no column, filter or page of this list is left out. */
export function readListState(query: URLSearchParams, { sortable, filters }: ListRules): ListState {
  const page = Number(query.get('page'))
  const chosen = filters.flatMap((name) => {
    const value = query.get(filterStart + name)
    return value ? [[name, value.slice(0, maxText)] as const] : []
  })
  return {
    search: (query.get('search') ?? '').trim().slice(0, maxText),
    sorting: readSorting(query.get('sort') ?? '', sortable),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    filters: Object.fromEntries(chosen),
  }
}

const isOfList = (name: string) => ['search', 'sort', 'page'].includes(name) || name.startsWith(filterStart)

/** The same address with this list in it; what else it says stays. A list of which nothing is asked says nothing. */
export function writeListState(query: URLSearchParams, state: ListState): URLSearchParams {
  const written = new URLSearchParams([...query].filter(([name]) => !isOfList(name)))
  const { search, sorting, page, filters } = state
  if (search) written.set('search', search)
  for (const [name, value] of Object.entries(filters)) written.set(filterStart + name, value)
  if (sorting) written.set('sort', sortText(sorting))
  if (page > 1) written.set('page', String(page))
  return written
}

/** The same list as the API is asked for it (`schemas/api/area.ts`), without its page. */
export function listCall({ search, sorting, filters }: ListState): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (sorting) query.set('sort', sortText(sorting))
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value)
  return query
}

/** True where the list is narrowed, so that nothing in it does not mean that there is nothing. */
export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search !== '' || Object.keys(filters).length > 0

/** True for the list as it is kept: whole and in its own order, on whatever page. */
export const isInOwnOrder = (state: ListState): boolean => !isNarrowed(state) && !state.sorting
