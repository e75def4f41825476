'use client'

import { type ModeratedClaimState, moderatedClaimStates } from '../../../schemas/api/claim.ts'
import { FilterTabs } from '../../profile/filter-tabs.tsx'
import { moderatedClaims } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { QueueList } from '../queue-list.tsx'
import { Claim } from './claim.tsx'

type Props = { state: ModeratedClaimState; page: number; now: string }

/** Requests to take companies over: those that wait, the oldest first, or were decided, the last one first. */
export function ClaimsQueue({ state, page, now }: Props) {
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(moderatedClaims(state, page))
  const tabs = moderatedClaimStates.map((one) => ({
    href: one === 'waiting' ? '/moderation/claims' : `/moderation/claims?state=${one}`,
    label: t(`moderation:claim.state.${one}`),
    current: one === state,
  }))
  return (
    <QueueList
      queue="claims"
      meta={meta}
      {...(state !== 'waiting' && { query: { state }, none: t('moderation:claim.noneDecided') })}
      above={
        <div className="mt-6">
          <FilterTabs label={t('moderation:claim.state.label')} items={tabs} />
        </div>
      }
    >
      {data.map((claim) => (
        <Claim key={claim.CLAIM_ID} claim={claim} now={now} />
      ))}
    </QueueList>
  )
}
