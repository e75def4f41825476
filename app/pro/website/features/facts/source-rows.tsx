import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useDeferredValue, useEffect, useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { rowTitle } from '../../../../../pro-forms/list/row-title.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { Icon } from '../../../../../ui/icon/icon.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { parsed } from '../../../../queries/parsed.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { areaAnswers } from '../../../area/area-answers.ts'
import { useArea } from '../../../area/area-context.ts'
import { areaKeys, readPath } from '../../../area/area-queries.ts'
import { isNotable, RowStatusBadge } from '../../../area/row-status.tsx'
import { RowThumb } from '../../../area/row-thumb.tsx'
import { RowPrice } from './row-price.tsx'

/** Rows on the screen; a longer list is searched. */
const most = 50
/** A search field appears with more rows than this. */
const few = 8

type Props = {
  /** The field in question, whose value stands in each row. */
  field: string | undefined
  onChoose: (code: string) => void
}

/** Chooses the row of an area that is changed; the only one is chosen at once. */
export function SourceRows({ field, onChoose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { definition, place } = useArea()
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search.trim())
  const query = new URLSearchParams({ 'page[size]': String(most), ...(words && { search: words }) })
  const { data, isError } = useQuery({
    queryKey: [...areaKeys.area(place), 'choice', words],
    queryFn: ({ signal }) =>
      parsed(areaAnswers.list, call('GET', readPath(place, `?${query}`), undefined, { signal })),
    placeholderData: (before) => before,
  })
  const [only] = data?.data ?? []
  const isOnly = words === '' && data?.meta.total === 1
  useEffect(() => {
    if (isOnly && only) onChoose(only.CODE)
  }, [isOnly, only, onChoose])
  if (isError) return <p role="alert">{t('business:site.media.facts.failed')}</p>
  if (!data || isOnly) return <SkeletonText lines={6} />
  return (
    <>
      {(search !== '' || data.meta.total > few) && (
        <Input
          aria-label={t('business:site.media.facts.search')}
          placeholder={t('business:site.media.facts.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {data.data.map((row) => (
          <li key={row.CODE} className="flex">
            <button
              type="button"
              onClick={() => onChoose(row.CODE)}
              className="flex min-h-12 grow items-center justify-between gap-2 px-2 py-1.5 text-start hover:bg-surface"
            >
              <RowThumb value={row.VALUE} />
              <span className="grow">
                <span lang={rowTitle(definition, row.VALUE, locale).lang}>
                  {rowTitle(definition, row.VALUE, locale).text || row.CODE}
                </span>
                {isNotable(row) && (
                  <span className="block">
                    <RowStatusBadge row={row} />
                  </span>
                )}
              </span>
              <RowPrice field={field} value={row.VALUE} />
              <Icon of={ChevronRight} className="shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      {data.data.length === 0 && <p className="mt-3 text-ink-soft">{t('business:site.media.facts.none')}</p>}
    </>
  )
}
