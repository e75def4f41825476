import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'

/** The number of unpublished changes, and the time of the last one; empty without any. */
export function Unpublished({ site: { CHANGES: count, CHANGED_AT } }: { site: SiteState }) {
  const { t } = usePage()
  const { at } = useMoment()
  if (count === 0) return null
  return (
    <p className="text-sm leading-tight text-ink-soft max-lg:text-[0.8125rem] lg:mr-1">
      <span
        className="mr-1.5 inline-block size-2 rounded-full bg-accent-mark forced-colors:bg-[Highlight]"
        aria-hidden
      />
      {t('business:site.time.unpublished', { count })}
      {CHANGED_AT && <span className="max-sm:hidden lg:hidden">, </span>}
      {CHANGED_AT && (
        <span className="max-sm:hidden lg:block lg:text-end">
          {count === 1 ? at(CHANGED_AT) : t('business:site.time.last', { at: at(CHANGED_AT) })}
        </span>
      )}
    </p>
  )
}
