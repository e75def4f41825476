import { useTranslation } from '../../use-translation.ts'

/** A clinic whose pages are all made from its data: there is nothing to edit here yet. */
export function NoPages() {
  const { t } = useTranslation()
  return <p className="max-w-text text-lg text-ink-soft">{t('business:site.noPages')}</p>
}
