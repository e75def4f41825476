import { localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'

/** The way out of a page that has neither header nor footer. */
export function HomeLink() {
  const { t, locale } = usePage()
  return (
    <p className="mt-6">
      <a href={localizePath('/', locale)} className="link inline-flex min-h-11 items-center">
        {t('blocks:home-link.toMain')}
      </a>
    </p>
  )
}
