'use client'

import { usePage } from '../core/page-context.tsx'

/** The first link of a page: skips the header and the menu. */
export function SkipLink() {
  const { t } = usePage()
  return (
    <a
      href="#main"
      className="fixed start-4 top-4 z-50 -translate-y-[calc(100%+2rem)] rounded-control max-w-[calc(100%-2rem)] bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
    >
      {t('ui:skip')}
    </a>
  )
}
