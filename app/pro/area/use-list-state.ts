import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { localizePath } from '../../../locales/locale.ts'
import { type ListState, readListState, writeListState } from '../../../pro-forms/list/list-state.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { useArea } from './area-context.ts'
import { listRules } from './list-rules.ts'

/**
 * The list that the address asks for. `go` puts another one there without asking the server for the screen again: a new
 * entry in the history, so that back leads to the list before, or in place of the present one (`replace`).
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
