import { useState } from 'react'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import type { KeyedNotice } from '../../../shell/keyed-notice.ts'
import { NoticeButton } from './notice-button.tsx'

/** One of the notices, the most important first, and a button that opens the others: together they would cover the page. */
export function NoticeStrip({ notices }: { notices: readonly KeyedNotice[] }) {
  const { t } = usePage()
  const [{ chosen, left }, go] = useState<{ chosen?: string; left: readonly string[] }>({ left: [] })
  const at = Math.max(
    0,
    notices.findIndex(({ key }) => key === chosen),
  )
  const shown = notices[at]
  const next = notices[(at + 1) % notices.length]
  if (!shown || !next) return null
  return (
    <section aria-label={t('business:site.notices.label')} className="basis-full">
      {notices.map(
        ({ key, notice }) =>
          // Values that were typed in a hidden notice are there when it is shown again.
          (key === shown.key || left.includes(key)) && (
            <div key={key} hidden={key !== shown.key}>
              {notice}
            </div>
          ),
      )}
      {notices.length > 1 && (
        <p className="mt-1 flex items-center justify-end gap-3 text-sm text-ink-soft">
          {t('business:site.notices.count', { number: at + 1, total: notices.length })}
          <NoticeButton onClick={() => go({ chosen: next.key, left: [...left, shown.key] })}>
            {t('business:site.notices.next')}
          </NoticeButton>
        </p>
      )}
    </section>
  )
}
