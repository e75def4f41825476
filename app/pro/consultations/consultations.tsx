'use client'

import Video from 'lucide-react/icons/video'
import { type StaffConsultationState, staffConsultationStates } from '../../../schemas/api/consultation.ts'
import { consultationSettings, consultations, staffConsultations } from '../../queries/consultations.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { LiveSound } from '../live-sound.tsx'
import { StateList } from '../state-list.tsx'
import { ConsultationCard } from './consultation-card.tsx'
import { ConsultationSettings } from './consultation-settings.tsx'

type Props = {
  place: string
  /** The path of the screen. */
  path: string
  state: StaffConsultationState
  page: number
  now: string
  isDoctor: boolean
  maySet: boolean
}

/** R108: the online consultations of a clinic, and whether it gives any. */
export function Consultations({ place, path, state, page, now, isDoctor, maySet }: Props) {
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffConsultations(place, state, page))
  const { IS_ACTIVE } = useApiQuery(consultationSettings(place))
  const text = IS_ACTIVE ? state === 'all' && t('consultations:empty.text') : t('consultations:empty.off')
  return (
    <>
      <StateList
        title={t('application:area.online-consultations')}
        lead={t(isDoctor ? 'consultations:leadDoctor' : 'consultations:lead')}
        tools={
          <LiveSound
            place={place}
            kind="online_consultation"
            subject={consultations}
            label={t('consultations:sound')}
            told={(count) => t('consultations:news', { count })}
          />
        }
        filter={t('consultations:filter.label')}
        states={staffConsultationStates}
        nameOf={(one) => t(`consultations:filter.${one}`)}
        counts={COUNTS}
        empty={{ icon: Video, title: t(`consultations:empty.${state}`), ...(text && { text }) }}
        path={path}
        state={state}
        meta={meta}
      >
        {data.map((consultation) => (
          <ConsultationCard
            key={consultation.CONSULTATION_CODE}
            consultation={consultation}
            path={path}
            now={now}
          />
        ))}
      </StateList>
      <ConsultationSettings place={place} maySet={maySet} />
    </>
  )
}
