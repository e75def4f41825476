'use client'

import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { moderatedClaims } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { QueueList } from '../queue-list.tsx'
import { Claim } from './claim.tsx'

/** Requests to take companies over, the oldest first. */
export function ClaimsQueue({ page, now }: { page: number; now: string }) {
  const { locale } = usePage()
  const { data, meta } = useApiQuery(moderatedClaims(page))
  return (
    <QueueList queue="claims" meta={meta}>
      {data.map((claim) => (
        <Claim key={claim.CLAIM_ID} claim={claim} at={formatInHomeZone(claim.AT, locale, now)} />
      ))}
    </QueueList>
  )
}
