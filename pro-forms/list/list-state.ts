import { maxIndexedText } from '../../schemas/areas/define-area.ts'
import type { Sorting } from '../../ui/shown/table.tsx'

/** The columns by which a list is sorted, and the fields by which it is filtered. */
export type ListRules = { sortable: readonly string[]; filters: readonly string[] }

/** Search, sorting, page and filters of a list. They are in the address, so that a list can be shared and bookmarked. */
export type ListState = {
  search: string
  /** Absent for the default order. */
  sorting: Sorting | undefined
  /** The first one is 1. */
  page: number
  /** Chosen values by field name. */
  filters: Readonly<Record<string, string>>
}

/** Maximum length of a search text. */
const maxSearch = 100

/** Maximum length of a filter value, whose characters may be two code units each. */
const maxFilter = 2 * maxIndexedText

const filterStart = 'filter.'

const sortText = ({ by, descending }: Sorting): string => (descending ? `-${by}` : by)

function readSorting(text: string, sortable: readonly string[]): Sorting | undefined {
  const descending = text.startsWith('-')
  const by = descending ? text.slice(1) : text
  return sortable.includes(by) ? { by, descending } : undefined
}

/** Parses the list state in an address; unknown columns, filters and invalid pages are ignored. */
export function readListState(query: URLSearchParams, { sortable, filters }: ListRules): ListState {
  const page = Number(query.get('page'))
  const chosen = filters.flatMap((name) => {
    const value = query.get(filterStart + name)
    return value ? [[name, value.slice(0, maxFilter)] as const] : []
  })
  return {
    search: (query.get('search') ?? '').trim().slice(0, maxSearch),
    sorting: readSorting(query.get('sort') ?? '', sortable),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    filters: Object.fromEntries(chosen),
  }
}

const isOfList = (name: string) => ['search', 'sort', 'page'].includes(name) || name.startsWith(filterStart)

/** The address with this list state; other parameters are preserved. The default state adds no parameters. */
export function writeListState(query: URLSearchParams, state: ListState): URLSearchParams {
  const written = new URLSearchParams([...query].filter(([name]) => !isOfList(name)))
  const { search, sorting, page, filters } = state
  if (search) written.set('search', search)
  for (const [name, value] of Object.entries(filters)) written.set(filterStart + name, value)
  if (sorting) written.set('sort', sortText(sorting))
  if (page > 1) written.set('page', String(page))
  return written
}

/** The list state as parameters of the API call (`schemas/api/area.ts`), without the page. */
export function listCall({ search, sorting, filters }: ListState): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (sorting) query.set('sort', sortText(sorting))
  for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value)
  return query
}

/** True if the list is searched or filtered, so that an empty result does not mean an empty list. */
export const isFiltered = ({ search, filters }: ListState): boolean =>
  search !== '' || Object.keys(filters).length > 0

/** True for the complete list in its default order, on any page. */
export const isInDefaultOrder = (state: ListState): boolean => !isFiltered(state) && !state.sorting
