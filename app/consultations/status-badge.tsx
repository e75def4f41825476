import {
  type ConsultationState,
  type ConsultationStatus,
  stateOfConsultation,
} from '../../schemas/consultations/consultation-status.ts'
import { Badge, type BadgeTone } from '../../ui/shown/badge.tsx'
import { useTranslation } from '../use-translation.ts'

const tones: Record<ConsultationState, BadgeTone> = {
  moderation: 'warning',
  active: 'success',
  blocked: 'danger',
  ended: 'neutral',
}

export function StatusBadge({ status }: { status: ConsultationStatus }) {
  const { t } = useTranslation()
  const state = stateOfConsultation(status)
  return <Badge tone={tones[state]}>{t(`consultations:status.${state}`)}</Badge>
}
