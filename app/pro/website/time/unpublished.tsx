import { usePage } from '../../../../ui/page-context.tsx'
import { useMoment } from './use-moment.ts'
import type { SiteState } from './use-site-state.ts'

/** How many changes visitors do not see yet, and since when there are some; nothing without any. */
export function Unpublished({ site: { CHANGES, CHANGED_AT } }: { site: SiteState }) {
  const { t } = usePage()
  const { at } = useMoment()
  if (CHANGES === 0) return null
  return (
    <p className="mr-1 text-sm leading-tight text-ink-soft max-lg:order-last">
      <span
        className="mr-1.5 inline-block size-2 rounded-full bg-accent-mark forced-colors:bg-[Highlight]"
        aria-hidden
      />
      {t('business:site.time.unpublished', { count: CHANGES })}
      {CHANGED_AT && <span className="lg:hidden">, </span>}
      {CHANGED_AT && (
        <span className="lg:block lg:text-end">
          {CHANGES === 1 ? at(CHANGED_AT) : t('business:site.time.since', { at: at(CHANGED_AT) })}
        </span>
      )}
    </p>
  )
}
