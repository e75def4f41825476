'use client'

import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { BrandCross } from '../../ui/icon/brand-cross.tsx'

/** The product's logo and name, linked to the home page. A plain link: the home page is not part of the application. */
export function Brand({ withName = true }: { withName?: boolean }) {
  const { locale, t } = usePage()
  return (
    <a
      href={localizePath('/', locale)}
      className="flex min-h-11 min-w-11 shrink-0 items-center gap-2.5 rounded-control text-lg font-semibold"
    >
      <BrandCross />
      <span className={withName ? '' : 'sr-only'}>{t('application:name')}</span>
    </a>
  )
}
