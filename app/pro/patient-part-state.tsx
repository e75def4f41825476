import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { ApiQuery } from '../queries/api-query.ts'
import { useLateQuery } from '../queries/use-late-query.ts'
import { ListFailed, ListLoading } from './area/list-states.tsx'
import { messageOf } from './message-of.ts'

type Props<Schema extends z.ZodType> = {
  query: ApiQuery<Schema>
  children: (answer: z.output<Schema>) => ReactNode
}

/** What a part of a patient's card shows of its own call: that it is made, why it has failed, or its answer. */
export function PatientPartState<Schema extends z.ZodType>({ query, children }: Props<Schema>) {
  const { data, error, isFetching, refetch } = useLateQuery(query)
  if (data !== undefined) return children(data)
  if (error)
    return <ListFailed message={messageOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <ListLoading />
}
