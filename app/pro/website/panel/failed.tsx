import { Button } from '../../../../ui/button/button.tsx'
import { useTranslation } from '../../../use-translation.ts'

/** The message in place of a part of the site's data that could not be read, with a button that reads it again. */
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
