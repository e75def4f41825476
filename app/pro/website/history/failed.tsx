import { Button } from '../../../../ui/button.tsx'
import { useTranslation } from '../../../use-translation.ts'

/** What is said where a part of the history could not be read. */
export function Failed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useTranslation()
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p>{t('business:site.history.failed')}</p>
      <Button variant="secondary" onClick={() => void onRetry()}>
        {t('business:list.retry')}
      </Button>
    </div>
  )
}
