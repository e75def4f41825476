import { useQuery, useQueryClient } from '@tanstack/react-query'
import Trash from 'lucide-react/icons/trash-2'
import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { siteImports } from '../../../../queries/site.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { type KeptImport, readImport, removeImport } from './import-calls.ts'

/** Sites that were brought before, here or on another device, to go on with. */
export function EarlierSites({ onKept }: { onKept: (kept: KeptImport) => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, timezone } = useBuilder()
  const client = useQueryClient()
  const query = siteImports(place)
  const queryKey = queryKeyOf(query, locale)
  const { data, refetch } = useQuery({
    queryKey,
    // The site that was just read is among them.
    staleTime: 0,
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  const act = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (thrown) {
      const why = thrown instanceof CallError ? thrown.sentence : t('business:site.bring.loadFailed')
      toast({ variant: 'error', message: why })
    }
    await client.invalidateQueries({ queryKey })
    await refetch()
  }
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="site-bring-earlier">
      <h3 id="site-bring-earlier" className="font-semibold">
        {t('business:site.bring.earlier')}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {data.map(({ NUMBER: number, NAME: name, AT: at, BY: by }) => (
          <li key={number} className="flex items-center">
            <button
              type="button"
              onClick={() => void act(readImport(place, number).then(onKept))}
              className="min-h-12 min-w-0 grow rounded-control px-2 py-1.5 text-start hover:bg-surface"
            >
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-sm text-ink-soft">
                {[formatDate(at, locale, timezone, new Date()), by].filter(Boolean).join(' · ')}
              </span>
            </button>
            <Button
              variant="empty"
              icon={Trash}
              aria-label={t('business:site.bring.remove', { name })}
              onClick={() => void act(removeImport(place, number))}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
