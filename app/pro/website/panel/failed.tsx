import { Button } from '../../../../ui/button.tsx'
import { useTranslation } from '../../../use-translation.ts'

/** What is said where a part of the site's data could not be read, with a button that asks again. */
export function Failed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>{t('business:site.notLoaded')}</p>
      <Button variant="secondary" onClick={() => void onRetry()}>
        {t('business:list.retry')}
      </Button>
    </div>
  )
}
