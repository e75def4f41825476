'use client'

import { localizePath } from '../../locales/locale.ts'
import { BrandCross } from '../../ui/brand-cross.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { useTranslation } from '../texts.tsx'

/** The product's sign and name, and the way to its home page, which is a document. */
export function Brand({ withName = true }: { withName?: boolean }) {
  const { locale } = usePage()
  const { t } = useTranslation()
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
