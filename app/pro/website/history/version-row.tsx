import { useQueryClient } from '@tanstack/react-query'
import GitCompare from 'lucide-react/icons/git-compare'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../../client/call.ts'
import type { siteVersions } from '../../../../schemas/api/site-draft.ts'
import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import { formatDate } from '../../../../schemas/formats/date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { queryKeyOf } from '../../../queries/api-query.ts'
import { parsed } from '../../../queries/parsed.ts'
import { siteVersion } from '../../../queries/site.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { useRestore } from './use-restore.ts'
import { useVersionName } from './use-version-name.ts'

type Props = {
  version: z.infer<typeof siteVersions>[number]
  isLive: boolean
  /** Its comparison was left just now. */
  isLeft: boolean
  onCompare: () => void
  onClose: () => void
}

/** A version, which can be compared with the draft or come back as a whole. */
export function VersionRow({ version, isLive, isLeft, onCompare, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, timezone, mayChange } = useBuilder()
  const client = useQueryClient()
  const restore = useRestore()
  const compare = useRef<HTMLButtonElement>(null)
  const [isPending, setPending] = useState(false)
  const name = useVersionName()(version.NUMBER)
  useEffect(() => {
    if (isLeft) compare.current?.focus()
  }, [isLeft])

  async function restoreAll() {
    const query = siteVersion(place, version.NUMBER)
    setPending(true)
    try {
      const { DRAFT } = await client.fetchQuery({
        queryKey: queryKeyOf(query, locale),
        staleTime: Number.POSITIVE_INFINITY,
        queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
      })
      restore(DRAFT as unknown as SiteDraft, { path: [] }, name)
      onClose()
    } catch {
      toast({ variant: 'error', message: t('business:site.history.unrestored') })
    } finally {
      setPending(false)
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {isLive && <Badge tone="success">{t('business:site.history.live')}</Badge>}
        </p>
        {version.NOTE && <p className="break-words">{version.NOTE}</p>}
        <p className="text-sm text-ink-soft">
          {[formatDate(version.PUBLISHED_AT, locale, timezone, new Date()), version.PUBLISHED_BY]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          ref={compare}
          variant="secondary"
          size="small"
          icon={GitCompare}
          aria-label={t('business:site.history.compareNamed', { name })}
          onClick={onCompare}
        >
          {t('business:site.history.compare')}
        </Button>
        {mayChange && (
          <Button
            variant="secondary"
            size="small"
            loading={isPending}
            aria-label={t('business:site.history.restoreNamed', { name })}
            onClick={() => void restoreAll()}
          >
            {t('business:site.history.restore')}
          </Button>
        )}
      </div>
    </li>
  )
}
