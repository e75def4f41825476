import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { localizePath } from '../../../locales/locale.ts'
import { type ListState, readListState, writeListState } from '../../../pro-forms/list/list-state.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useArea } from './area-context.ts'
import { listRules } from './list-rules.ts'

/**
 * The list state in the address. `go` changes it without requesting the page from the server again: as a new history
 * entry, or in place of the current one (`replace`).
 */
export function useListState() {
  const { definition, base } = useArea()
  const { locale } = usePage()
  const query = useSearchParams()
  const state = useMemo(
    () => readListState(new URLSearchParams(query), listRules(definition)),
    [query, definition],
  )
  const hrefOf = (next: ListState): string => {
    const written = String(writeListState(new URLSearchParams(query), next))
    return localizePath(base, locale) + (written && `?${written}`)
  }
  const go = (next: ListState, { replace = false } = {}): void => {
    if (replace) history.replaceState(null, '', hrefOf(next))
    else history.pushState(null, '', hrefOf(next))
  }
  return { state, hrefOf, go }
}
