import { localizePath } from '../../locales/locale.ts'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import type { FramedPage } from './layout-props.ts'

/** Whose site it is, where its facts come from, and what it is not. */
export function SiteFooter({ page }: { page: FramedPage }) {
  const { locale, t } = usePage()
  const link =
    'inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current'
  return (
    <footer className="mt-(--section-space) border-t border-line bg-surface">
      <div className="section flex flex-wrap justify-between gap-x-12 gap-y-4 py-8 text-sm text-ink-soft">
        <div className="max-w-text">
          <p className="font-medium text-ink">
            <LocalizedText value={page.site.name} />
          </p>
          <p className="mt-1">{t('layout:footer.notEmergency')}</p>
        </div>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <a className={link} href={localizePath('/', locale)}>
              {t('layout:footer.directory')}
            </a>
          </li>
          <li>
            <a className={link} href={localizePath('/page/credits', locale)}>
              {t('layout:footer.credits')}
            </a>
          </li>
        </ul>
      </div>
    </footer>
  )
}
