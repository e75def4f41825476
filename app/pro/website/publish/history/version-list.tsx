import { useState } from 'react'
import { serverNow } from '../../../../../client/server-clock.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { siteState, siteVersions } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { Failed } from '../../panel/failed.tsx'
import { RestoreVersion } from './restore-version.tsx'
import { VersionRow } from './version-row.tsx'

const pageSize = 20

type Props = {
  left: number | undefined
  onCompare: (number: number) => void
  onClose: () => void
}

/** All published versions, newest first: author, time and note of each, the one that visitors see, and the one that is scheduled. */
export function VersionList({ left, onCompare, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, timezone } = useBuilder()
  const { data, isError, refetch } = useLateQuery(siteVersions(place))
  const { data: state } = useLateQuery(siteState(place))
  const leftAt = data?.findIndex(({ NUMBER }) => NUMBER === left) ?? -1
  const [pages, setPages] = useState(1)
  const [asked, ask] = useState<number>()
  const most = Math.max(pages, Math.ceil((leftAt + 1) / pageSize)) * pageSize
  if (isError) return <Failed onRetry={refetch} />
  if (!data) return <SkeletonText lines={4} />
  const live = state?.IS_PUBLISHED && !state.IS_OFF ? state.PUBLISHED_VERSION : undefined
  const planned = state?.SCHEDULE
  return (
    <>
      {planned && (
        <p className="mb-2 rounded-card bg-surface px-4 py-3">
          {t(planned.CHECKS.length > 0 ? 'business:site.history.late' : 'business:site.history.planned', {
            at: formatDate(planned.AT, locale, timezone, serverNow()),
          })}
          <span className="block text-sm text-ink-soft">
            {[planned.BY, planned.NOTE].filter(Boolean).join(' · ')}
          </span>
        </p>
      )}
      {data.length === 0 && <p className="text-ink-soft">{t('business:site.history.none')}</p>}
      <ul className="divide-y divide-line">
        {data.slice(0, most).map((version) => (
          <VersionRow
            key={version.NUMBER}
            version={version}
            isLive={version.NUMBER === live}
            isLeft={version.NUMBER === left}
            onCompare={() => onCompare(version.NUMBER)}
            onRestore={() => ask(version.NUMBER)}
          />
        ))}
      </ul>
      {asked !== undefined && (
        <RestoreVersion number={asked} onClose={() => ask(undefined)} onDone={onClose} />
      )}
      {data.length > most && (
        <Button variant="secondary" className="mt-4" onClick={() => setPages(pages + 1)}>
          {t('business:site.history.more')}
        </Button>
      )}
    </>
  )
}
