import { useTranslation } from '../use-translation.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long the first thing of a queue has waited at `now`, in whole days or hours. */
export function useAge(now: string): (since: string) => string {
  const { t } = useTranslation()
  return (since) => {
    const ms = Date.parse(now) - Date.parse(since)
    if (ms >= dayMs) return t('moderation:home.oldestDays', { count: Math.floor(ms / dayMs) })
    if (ms >= hourMs) return t('moderation:home.oldestHours', { count: Math.floor(ms / hourMs) })
    return t('moderation:home.oldestNew')
  }
}
