'use client'

import {
  type ModeratedConsultation,
  type ModeratedConsultationState,
  moderatedConsultationStates,
} from '../../../schemas/api/consultation.ts'
import { ThreadList } from '../../consultations/thread-list.tsx'
import { DocumentLink } from '../../profile/document-link.tsx'
import { FilterTabs } from '../../profile/filter-tabs.tsx'
import { moderatedConsultations } from '../../queries/consultations.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { QueueList } from '../queue-list.tsx'
import { BlockByNumber } from './block-by-number.tsx'
import { ConsultationDecision } from './consultation-decision.tsx'

type Props = { state: ModeratedConsultationState; page: number; now: string }

/** Consultations that wait for a moderator, or are blocked, the oldest first. */
export function ConsultationsQueue({ state, page, now }: Props) {
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(moderatedConsultations(state, page))
  const hrefOf = (one: ModeratedConsultationState) =>
    one === 'moderation' ? '/moderation/consultations' : `/moderation/consultations?state=${one}`
  const tabs = moderatedConsultationStates.map((one) => ({
    href: hrefOf(one),
    label: t(`consultations:moderation.${one}`),
    current: one === state,
  }))
  return (
    <>
      <QueueList
        queue="consultations"
        meta={meta}
        {...(state !== 'moderation' && { query: { state } })}
        above={
          <>
            <p className="mt-2 max-w-text text-ink-soft">{t('consultations:moderation.lead')}</p>
            <div className="mt-6">
              <FilterTabs label={t('consultations:moderation.filter')} items={tabs} />
            </div>
          </>
        }
      >
        {data.map((consultation) => (
          <ConsultationToJudge key={consultation.CONSULTATION_CODE} consultation={consultation} now={now} />
        ))}
      </QueueList>
      {state === 'blocked' && <BlockByNumber />}
    </>
  )
}

function ConsultationToJudge({ consultation, now }: { consultation: ModeratedConsultation; now: string }) {
  const { t } = useTranslation()
  const { CONSULTATION_CODE: code, ABOUT } = consultation
  const api = `/api-front2/v1/moderation/consultations/${encodeURIComponent(code)}/files`
  return (
    <li className="rounded-card bg-surface p-5">
      <article aria-label={t('consultations:of', { number: code })}>
        <h2 className="text-xl">
          <DocumentLink path={ABOUT.PATH}>{ABOUT.NAME}</DocumentLink>
        </h2>
        <p className="mb-4 text-sm text-ink-soft">
          {[t('consultations:of', { number: code }), ABOUT.SPECIALIST].filter(Boolean).join(' · ')}
        </p>
        <ThreadList consultation={consultation} now={now} files={api} />
        <ConsultationDecision code={code} status={consultation.STATUS} at={consultation.AT} />
      </article>
    </li>
  )
}
