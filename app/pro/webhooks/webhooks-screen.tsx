import { notFound } from 'next/navigation'
import { messageStates } from '../../../schemas/webhooks/webhook-states.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { allWebhooks, webhookMessages } from '../../queries/webhooks.ts'
import { OneWebhook, Webhooks } from '../staff/loaded-screen.tsx'

/** The addresses that hear of changes in a company, or the one that the query names. */
export function webhooksScreen(place: string, staffPath: string, query: URLSearchParams) {
  const code = query.get('webhook')
  if (code === null)
    return (
      <Prefetched queries={[allWebhooks(place)]}>
        <Webhooks place={place} staffPath={staffPath} />
      </Prefetched>
    )
  // It is part of the address of a call.
  if (!/^[\da-f-]{36}$/.test(code)) notFound()
  const list = {
    state: oneOf(messageStates, query.get('state') ?? undefined),
    page: pageNumber(query.get('page') ?? undefined),
  }
  return (
    <Prefetched queries={[allWebhooks(place), webhookMessages(place, code, list)]}>
      <OneWebhook
        place={place}
        path={`${staffPath}/webhooks`}
        code={code}
        list={list}
        now={new Date().toISOString()}
      />
    </Prefetched>
  )
}
