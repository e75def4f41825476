import { useEffect } from 'react'
import { useStream } from '../../live/use-stream.ts'
import { questions } from '../../queries/questions.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'

/** How often it asks by itself while nothing is heard, in milliseconds. */
const askMs = 60_000

/** Has questions to a clinic fetched again whenever one comes or changes; `onAsked` hears of those that have begun to wait. */
export function useLive(place: string, onAsked: (count: number) => void): void {
  const invalidate = useInvalidate(questions)
  const isLive = useStream(
    {
      path: `/business-api-front2/${place}/question_news`,
      schema: async () => (await import('../../../schemas/api/question.ts')).questionNews,
      resumes: true,
    },
    ({ ASKED }, isFirst) => {
      if (!isFirst) void invalidate()
      if (ASKED > 0) onAsked(ASKED)
    },
  )
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(() => void invalidate(), askMs)
    return () => clearInterval(timer)
  })
}
