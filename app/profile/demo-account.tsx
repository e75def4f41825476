import { useTranslation } from '../use-translation.ts'

/** Why nothing can be changed here: said in place of the form, which would be refused. */
export function DemoAccount() {
  const { t } = useTranslation()
  return <p className="rounded-control bg-surface px-4 py-3">{t('profile:demo')}</p>
}
