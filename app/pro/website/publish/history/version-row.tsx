import GitCompare from 'lucide-react/icons/git-compare'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { serverNow } from '../../../../../client/server-clock.ts'
import type { siteVersions } from '../../../../../schemas/api/site-draft.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useVersionName } from './use-version-name.ts'

type Props = {
  version: z.infer<typeof siteVersions>[number]
  isLive: boolean
  /** Its comparison was left just now. */
  isLeft: boolean
  onCompare: () => void
  onRestore: () => void
}

/** A version, which can be compared with the draft or come back as a whole. */
export function VersionRow({ version, isLive, isLeft, onCompare, onRestore }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone, mayChange } = useBuilder()
  const compare = useRef<HTMLButtonElement>(null)
  const name = useVersionName()(version.NUMBER)
  useEffect(() => {
    if (isLeft) compare.current?.focus()
  }, [isLeft])

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {isLive && <Badge tone="success">{t('business:site.history.live')}</Badge>}
        </p>
        {version.NOTE && <p className="break-words">{version.NOTE}</p>}
        <p className="text-sm text-ink-soft">
          {[formatDate(version.PUBLISHED_AT, locale, timezone, serverNow()), version.PUBLISHED_BY]
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
            aria-label={t('business:site.history.restoreNamed', { name })}
            onClick={onRestore}
          >
            {t('business:site.history.restore')}
          </Button>
        )}
      </div>
    </li>
  )
}
