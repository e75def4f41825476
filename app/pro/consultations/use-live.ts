import { useEffect } from 'react'
import { useStream } from '../../live/use-stream.ts'
import { consultations } from '../../queries/consultations.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'

/** How often it asks by itself while nothing is heard, in milliseconds. */
const askMs = 60_000

/** Has what is shown of consultations fetched again whenever one of the clinic changes. */
export function useLive(place: string): void {
  const invalidate = useInvalidate(consultations)
  const isLive = useStream(
    {
      path: `/business-api-front2/${place}/online_consultation_news`,
      schema: async () => (await import('../../../schemas/api/consultation.ts')).consultationNews,
    },
    (_, isFirst) => {
      if (!isFirst) void invalidate()
    },
  )
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => void invalidate(), askMs)
    return () => clearInterval(timer)
  })
}
