'use client'

import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Plus from 'lucide-react/icons/plus'
import { useEffect, useState } from 'react'
import { isFiltered, isInDefaultOrder, type ListState } from '../../../pro-forms/list/list-state.ts'
import { rowTitle } from '../../../pro-forms/list/row-title.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useSettledFocus } from '../../use-settled-focus.ts'
import { useTranslation } from '../../use-translation.ts'
import { partsOf } from '../areas/registry.ts'
import { messageOf } from '../message-of.ts'
import { AddedRow } from './added-row.tsx'
import { useArea } from './area-context.ts'
import { pageSize } from './area-queries.ts'
import { bulkActionsFor } from './area-rights.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ListEmpty, ListFailed, ListLoading, ListNotFound, ListStale } from './list-states.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { RowCards } from './row-cards.tsx'
import { RowTable } from './row-table.tsx'
import { useAreaList } from './use-area-list.ts'
import { useListState } from './use-list-state.ts'
import { useOrder } from './use-order.ts'
import { useSelection } from './use-selection.ts'

/** An area shown as cards has no search up to this many rows. */
const fewCards = 7

/** The rows of an area with search, sorting, pages, manual order, selection and bulk actions (B-23). */
export function AreaList() {
  const { definition, place, base, rights } = useArea()
  const { locale } = usePage()
  const { t } = useTranslation()
  const { state, hrefOf, go } = useListState()
  const { data, error, isFetching, isPlaceholderData, refetch } = useAreaList(place, state)
  const selection = useSelection(JSON.stringify([state.search, state.filters]))
  const put = useOrder(state)
  const [announcement, setAnnouncement] = useState('')
  const { Card, Tools, Paste, Ready } = partsOf(definition.name)
  const isLate = data !== undefined && !isPlaceholderData && data.data.length === 0 && data.meta.total > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the current page turns out to be after the last one
  useEffect(() => {
    if (isLate) go({ ...state, page: data.meta.pages }, { replace: true })
  }, [isLate])

  const rows = data?.data ?? []
  const total = data?.meta.total ?? 0
  const list = useSettledFocus<HTMLDivElement>(total)
  const isEmpty = data !== undefined && total === 0 && !isFiltered(state)
  const nameOf = (row: (typeof rows)[number]) => rowTitle(definition, row.VALUE, locale).text || row.CODE
  const isOrdered = definition.ordered && rights.order && isInDefaultOrder(state) && total > 1
  const mover = isOrdered
    ? (code: string, to: number) => {
        const row = rows.find(({ CODE }) => CODE === code)
        setAnnouncement(
          t('business:list.moved', { name: row ? nameOf(row) : '', place: to + 1, count: total }),
        )
        put({ code, to })
      }
    : undefined
  const drawn = {
    rows,
    start: (state.page - 1) * pageSize,
    total,
    nameOf,
    hrefOf: (code: string) => `${base}/${encodeURIComponent(code)}`,
    onMove: mover,
  }
  const change = (next: ListState, options?: { replace?: boolean }) => go(next, options)
  const add = rights.add && (
    <div className="flex flex-wrap gap-2">
      {Paste && (
        <AppLink href={`${base}/paste`} className={buttonClass('secondary')}>
          <Icon of={ClipboardPaste} />
          {t(Paste.label)}
        </AppLink>
      )}
      <AppLink href={`${base}/new`} className={buttonClass('primary')}>
        <Icon of={Plus} />
        {definition.entry[locale]}
      </AppLink>
    </div>
  )
  const tools = (Tools || !isEmpty) && (
    <div className="flex flex-wrap gap-2">
      {Tools && <Tools />}
      {!isEmpty && add}
    </div>
  )
  const retry = { isRetrying: isFetching, onRetry: () => void refetch() }
  const chosenRow = rows.find(({ CODE }) => selection.codes.size === 1 && selection.codes.has(CODE))

  return (
    <ProPage title={definition.label[locale]} action={tools}>
      <div ref={list} tabIndex={-1} className="grid gap-4 outline-none">
        <AddedRow />
        {!isEmpty && (!Card || total > fewCards || isFiltered(state)) && (
          <ListToolbar state={state} isSearching={isPlaceholderData && isFetching} onChange={change} />
        )}
        {data && error && <ListStale {...retry} />}
        {!data && error && <ListFailed message={messageOf(error)} {...retry} />}
        {!data && !error && <ListLoading />}
        {isEmpty && (
          <ListEmpty
            add={
              Ready && rights.add ? (
                <div className="flex flex-wrap gap-2">
                  <Ready />
                  {add}
                </div>
              ) : (
                add
              )
            }
          />
        )}
        {data && total === 0 && !isEmpty && (
          <ListNotFound onReset={() => go({ ...state, search: '', filters: {}, page: 1 })} />
        )}
        {rows.length > 0 && (
          <div
            aria-busy={isPlaceholderData || undefined}
            className={`transition-opacity delay-150 ${isPlaceholderData ? 'opacity-50' : ''}`}
          >
            {Card ? (
              <RowCards Card={Card} {...drawn} />
            ) : (
              <RowTable
                {...drawn}
                state={state}
                onChange={change}
                selection={bulkActionsFor(definition, rights).length > 0 ? selection : undefined}
              />
            )}
          </div>
        )}
        <p
          role="status"
          className={`text-sm text-ink-soft tabular-nums ${Card || total === 0 ? 'sr-only' : ''}`}
        >
          {data &&
            !isPlaceholderData &&
            !isEmpty &&
            t(isFiltered(state) ? 'business:list.found' : 'business:list.total', { count: total })}
        </p>
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
        <Pagination
          page={state.page}
          pages={data?.meta.pages ?? 1}
          hrefOf={(page) => hrefOf({ ...state, page })}
          onPage={(page) => {
            go({ ...state, page })
            scrollTo({ top: 0 })
          }}
        />
      </div>
      {selection.codes.size > 0 && (
        <BulkBar codes={selection.codes} name={chosenRow && nameOf(chosenRow)} onClear={selection.clear} />
      )}
    </ProPage>
  )
}
