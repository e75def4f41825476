'use client'

import Download from 'lucide-react/icons/download'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState } from 'react'
import { download } from '../../../client/download.ts'
import type { ListState } from '../../../pro-forms/list/list-state.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../use-translation.ts'
import { messageOf } from '../message-of.ts'
import { useArea } from './area-context.ts'
import { csvPath } from './area-queries.ts'
import { ListFilter } from './list-filter.tsx'
import { listRules } from './list-rules.ts'
import { ListSearch } from './list-search.tsx'

type Props = {
  state: ListState
  isSearching: boolean
  onChange: (next: ListState, options?: { replace?: boolean }) => void
}

/** Search, filters, and the download of everything found. On a phone only the search is unfolded. */
export function ListToolbar({ state, isSearching, onChange }: Props) {
  const { t } = useTranslation()
  const { definition, place } = useArea()
  const [isLoading, setLoading] = useState(false)
  const { filters } = listRules(definition)
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  function choose(field: string, value: string | undefined) {
    const { [field]: _, ...others } = state.filters
    onChange({ ...state, page: 1, filters: value === undefined ? others : { ...others, [field]: value } })
  }
  async function save() {
    setLoading(true)
    try {
      await download(csvPath(place, state), `${place.area}.csv`)
    } catch (error) {
      toast({ message: messageOf(error), variant: 'error' })
    } finally {
      setLoading(false)
    }
  }
  const filtered = Object.keys(state.filters).length
  return (
    <search className="flex flex-wrap items-center gap-2">
      {(definition.list?.search.length ?? 0) > 0 && (
        <div className="min-w-0 grow basis-40 @2xl:max-w-sm @2xl:basis-56">
          <ListSearch
            value={state.search}
            loading={isSearching}
            // Typing replaces the history entry, so that "back" returns to the list before the search.
            onSearch={(search) => onChange({ ...state, search, page: 1 }, { replace: state.search !== '' })}
          />
        </div>
      )}
      <Button
        variant="secondary"
        icon={SlidersHorizontal}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
        className="@2xl:hidden"
      >
        {t('business:list.filters')}
        {filtered > 0 && ` (${filtered})`}
      </Button>
      {/* A phone shows the list itself first. */}
      <div
        id={id}
        className={`flex min-w-0 basis-full flex-wrap items-center gap-2 @2xl:flex-1 @2xl:basis-auto ${isOpen ? '' : '@max-2xl:hidden'}`}
      >
        {filters.map((field) => (
          <div key={field} className="min-w-0 grow basis-40 @2xl:max-w-56">
            <ListFilter
              field={field}
              value={state.filters[field]}
              onChange={(value) => choose(field, value)}
            />
          </div>
        ))}
        <Button
          variant="empty"
          icon={Download}
          loading={isLoading}
          onClick={save}
          className="ms-auto -me-4 sm:-me-5"
        >
          {t('business:list.csv')}
        </Button>
      </div>
    </search>
  )
}
