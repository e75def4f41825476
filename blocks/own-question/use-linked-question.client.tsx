import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import type { OwnQuestion } from '../../schemas/api/question.ts'

type Fault = { isUnknown: boolean; message: string }

/** Number and token of the page's address. */
function linkOf() {
  const query = new URLSearchParams(location.search)
  const [code, token] = [query.get('code'), query.get('token')]
  return code && token ? { code, token } : undefined
}

/** The question of the link in the address, and what its asker does with it. */
export function useLinkedQuestion() {
  const [question, setQuestion] = useState<OwnQuestion>()
  const [fault, setFault] = useState<Fault>()
  const [attempt, retry] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more
  useEffect(() => {
    const link = linkOf()
    setFault(link ? undefined : { isUnknown: true, message: '' })
    if (!link) return
    const path =
      `/front/v1/question/${encodeURIComponent(link.code)}?token=${encodeURIComponent(link.token)}` as const
    call('GET', path, undefined, { isQuiet: true }).then(
      (answer) => setQuestion(answer as OwnQuestion),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        setFault({ isUnknown: [400, 404, 422].includes(error.status), message: error.sentence })
      },
    )
  }, [attempt])

  return {
    question,
    fault,
    retry: () => retry(attempt + 1),
    /** Changes the question; throws why it cannot be. */
    act: async (what: 'follow_up' | 'withdraw', body: object = {}) => {
      const { code = '', token = '' } = linkOf() ?? {}
      const path = `/w-front/v1/question/${encodeURIComponent(code)}/${what}` as const
      setQuestion((await call('POST', path, { TOKEN: token, ...body })) as OwnQuestion)
    },
  }
}
