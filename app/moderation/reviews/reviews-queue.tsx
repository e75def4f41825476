'use client'

import { moderatedWritings } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { QueueList } from '../queue-list.tsx'
import { Writing } from './writing.tsx'

/** Texts of people that no moderator has read, the oldest first. */
export function ReviewsQueue({ page, now }: { page: number; now: string }) {
  const { data, meta } = useApiQuery(moderatedWritings(page))
  return (
    <QueueList queue="reviews" meta={meta}>
      {data.map((writing) => (
        <Writing key={`${writing.KIND} ${writing.ID} ${writing.REVISION}`} writing={writing} now={now} />
      ))}
    </QueueList>
  )
}
