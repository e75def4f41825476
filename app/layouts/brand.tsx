'use client'

import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/page-context.tsx'
import { crossPath } from '../brand-icon.ts'

/** The product's sign and name, and the way to its home page, which is a document. */
export function Brand({ withName = true }: { withName?: boolean }) {
  const { locale, t } = usePage()
  return (
    <a
      href={localizePath('/', locale)}
      className="flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-control text-lg font-semibold"
    >
      <svg viewBox="0 0 8 8" aria-hidden className="size-7 shrink-0 fill-accent-mark">
        <path d={crossPath} />
      </svg>
      <span className={withName ? '' : 'sr-only'}>{t('application:name')}</span>
    </a>
  )
}
