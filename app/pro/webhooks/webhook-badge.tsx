import type { Webhook } from '../../../schemas/api/webhooks.ts'
import { Badge } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'

/** Whether an address hears of changes now. */
export function WebhookBadge({ one: { STATE, FAILING_SINCE, NEEDS_FACTOR, TRIED } }: { one: Webhook }) {
  const { t } = useTranslation()
  if (STATE === 'off') return <Badge tone="danger">{t('webhooks:state.off')}</Badge>
  if (STATE === 'paused') return <Badge>{t('webhooks:state.paused')}</Badge>
  if (NEEDS_FACTOR) return <Badge tone="warning">{t('webhooks:state.waits')}</Badge>
  if (FAILING_SINCE) return <Badge tone="warning">{t('webhooks:state.failing')}</Badge>
  if (!TRIED) return <Badge>{t('webhooks:state.untried')}</Badge>
  return <Badge tone="success">{t('webhooks:state.on')}</Badge>
}
