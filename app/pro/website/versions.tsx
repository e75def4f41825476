import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { diffDrafts } from '../../../schemas/draft/diff.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { queryKeyOf } from '../../queries/api-query.ts'
import { parsed } from '../../queries/parsed.ts'
import { siteVersions } from '../../queries/site.ts'
import { useTranslation } from '../../use-translation.ts'
import { useBuilder } from './builder-context.ts'

/** All published versions: who, when, with which note. Restoring one is a step that undo takes back. */
export function Versions() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, place, mayChange } = useBuilder()
  const [isOpen, setOpen] = useState(false)
  const query = siteVersions(place)
  const { data, isError } = useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    enabled: isOpen,
  })

  async function restore(number: number) {
    const path = `/business-api-front2/${place}/clinic_website/versions/${number}` as const
    try {
      const { DRAFT } = (await call('GET', path)) as { DRAFT: SiteDraft }
      const text = t('business:site.versions.restored', { number })
      store.getState().change(diffDrafts(store.getState().draft, DRAFT), text)
      setOpen(false)
      toast({ variant: 'success', message: text })
    } catch {
      toast({ variant: 'error', message: t('business:site.versions.unrestored') })
    }
  }

  return (
    <Dialog
      id="site-versions"
      title={t('business:site.versions.title')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" icon={History}>
          {t('business:site.versions.open')}
        </Button>
      }
    >
      {!data && !isError && <SkeletonText lines={4} />}
      {isError && <p role="alert">{t('business:site.versions.failed')}</p>}
      {data?.length === 0 && <p className="text-ink-soft">{t('business:site.versions.none')}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ NUMBER, NOTE, PUBLISHED_AT, PUBLISHED_BY }) => (
          <li key={NUMBER} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div>
              <p className="font-medium">
                {NUMBER === 0
                  ? t('business:site.versions.first')
                  : t('business:site.versions.number', { number: NUMBER })}
              </p>
              {NOTE && <p>{NOTE}</p>}
              <p className="text-sm text-ink-soft">
                {[
                  new Date(PUBLISHED_AT).toLocaleString('ru', { dateStyle: 'short', timeStyle: 'short' }),
                  PUBLISHED_BY,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {mayChange && (
              <Button variant="secondary" size="small" onClick={() => restore(NUMBER)}>
                {t('business:site.versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
