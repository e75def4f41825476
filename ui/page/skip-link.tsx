'use client'

import { usePage } from '../core/page-context.tsx'

/** The first link of a page: skips the header and the menu. */
export function SkipLink() {
  const { t } = usePage()
  return (
    <a href="#main" className="skip-link">
      {t('ui:skip')}
    </a>
  )
}
