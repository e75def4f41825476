import { useEffect } from 'react'
import type { StaffLiveKind } from '../../schemas/api/staff-live.ts'
import { useStream } from '../live/use-stream.ts'
import { useInvalidate } from '../queries/use-subject-mutation.ts'

/** How often the list polls while it has no connection for events, in milliseconds. */
const askMs = 60_000

export type Watched = {
  place: string
  kind: StaffLiveKind
  /** The subject of the queries (`ApiQuery`) that show it. */
  subject: string
}

/** Reads a list of people's messages to a clinic again whenever one comes or changes; `onAdded` gets the number of new waiting ones. */
export function useLive({ place, kind, subject }: Watched, onAdded?: (count: number) => void): void {
  const invalidate = useInvalidate(subject)
  const isLive = useStream(
    {
      path: `/business-api-front2/${place}/${kind}_news`,
      schema: async () => (await import('../../schemas/api/staff-live.ts')).staffLive,
      resumes: true,
    },
    ({ ADDED }, isFirst) => {
      if (!isFirst) void invalidate()
      if (ADDED > 0) onAdded?.(ADDED)
    },
  )
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => void invalidate(), askMs)
    return () => clearInterval(timer)
  })
}
