import { useTranslation } from '../../../use-translation.ts'
import type { Side } from './sides.ts'

/** Names a version or the draft: `Версия 3`. */
export function useVersionName(): (side: Side) => string {
  const { t } = useTranslation()
  return (side) => {
    if (side === 'draft') return t('business:site.history.draft')
    return side === 0 ? t('business:site.history.first') : t('business:site.history.number', { number: side })
  }
}
