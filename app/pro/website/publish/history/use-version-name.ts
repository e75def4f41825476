import { useTranslation } from '../../../../use-translation.ts'
import type { Side } from './sides.ts'

/** Names a side: `Версия 3`. */
export function useVersionName(): (side: Side) => string {
  const { t } = useTranslation()
  return (side) => {
    if (side === 'draft') return t('business:site.history.draft')
    if (typeof side === 'string')
      return t(
        side.startsWith('review-') ? 'business:site.approval.asSent' : 'business:site.approval.published',
      )
    return side === 0 ? t('business:site.history.first') : t('business:site.history.number', { number: side })
  }
}
