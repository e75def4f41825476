import type { StaffConsultationList } from '../../../schemas/api/consultation.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { StatusBadge } from '../../consultations/status-badge.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { WaitingBadge } from '../waiting-badge.tsx'

/** After so many hours without an answer the clock is red. */
export const lateHours = 24

type Props = { consultation: StaffConsultationList['data'][number]; path: string; now: string }

/** A consultation in the list, with a link to its conversation. */
export function ConsultationCard({ consultation, path, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { CONSULTATION_CODE, STATUS, NAME, TEXT, LANG, LAST_AT, UNREAD, SPECIALIST, WAITS_SINCE } =
    consultation
  const facts = [
    t('consultations:of', { number: CONSULTATION_CODE }),
    SPECIALIST,
    t('consultations:lastAt', { at: formatInHomeZone(LAST_AT, locale, now) }),
  ]
  return (
    <Card as="li" linked>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          <AppLink
            href={`${path}?open=${encodeURIComponent(CONSULTATION_CODE)}`}
            className="stretched [overflow-wrap:anywhere]"
          >
            {NAME}
          </AppLink>
        </h2>
        <StatusBadge status={STATUS} />
        {WAITS_SINCE && <WaitingBadge since={WAITS_SINCE} limit={lateHours} />}
        {UNREAD > 0 && <Badge tone="accent">{t('consultations:unread', { count: UNREAD })}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="mt-2 line-clamp-2 max-w-text [overflow-wrap:anywhere]" lang={LANG}>
        {TEXT}
      </p>
    </Card>
  )
}
