'use client'

import MessagesSquare from 'lucide-react/icons/messages-square'
import { localizePath } from '../../../locales/locale.ts'
import {
  type ConsultationState,
  stateOfConsultation,
} from '../../../schemas/consultations/consultation-status.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { BadgeTone } from '../../../ui/shown/badge.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ownConsultations } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { ThreadCard } from '../thread-card.tsx'

const tones: Record<ConsultationState, BadgeTone> = {
  moderation: 'accent',
  active: 'success',
  blocked: 'danger',
  ended: 'neutral',
}

type Props = {
  page: number
  /** When the page was rendered. */
  now: string
}

/** The user's online consultations, with what is new; each links to the page at which it goes on (R13). */
export function ConsultationsScreen({ page, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(ownConsultations(page))
  return (
    <Screen title={t('profile:section.consultations')}>
      {meta.total === 0 ? (
        <EmptyState
          icon={MessagesSquare}
          title={t('profile:consultations.empty')}
          text={t('profile:consultations.emptyText')}
          action={
            <ButtonLink link={{ href: localizePath('/online-consultations', locale) }}>
              {t('profile:consultations.begin')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {data.map((one) => (
            <ThreadCard
              key={one.CONSULTATION_CODE}
              to={[one.COMPANY.NAME, one.SPECIALIST]}
              path={one.PATH}
              state={{
                tone: tones[stateOfConsultation(one.STATUS)],
                label: t(`profile:consultations.status.${stateOfConsultation(one.STATUS)}`),
              }}
              text={one.TEXT}
              lang={one.LANG}
              at={one.LAST_AT}
              timezone={one.COMPANY.TIMEZONE}
              now={now}
            >
              {one.UNREAD > 0 && (
                <strong className="text-accent-ink">
                  {t('profile:consultations.unread', { count: one.UNREAD })}
                </strong>
              )}
            </ThreadCard>
          ))}
        </ul>
      )}
      <ListPages path={sectionPath('consultations')} meta={meta} />
    </Screen>
  )
}
