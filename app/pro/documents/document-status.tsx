import type { IssuedState } from '../../../schemas/api/documents.ts'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'

const tones: Record<IssuedState, BadgeTone> = { valid: 'success', expired: 'warning', revoked: 'danger' }

/** Whether a document is valid, in a word. */
export function DocumentStatus({ status }: { status: IssuedState }) {
  const { t } = useTranslation()
  return <Badge tone={tones[status]}>{t(`documents:status.${status}`)}</Badge>
}
