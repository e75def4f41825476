import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { CallError } from '../../client/call-error.ts'
import { usePage } from '../../ui/page-context.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { type ApiQuery, queryKeyOf } from './api-query.ts'

/** Makes all answers of a subject old: those on the screen are asked for anew, and it resolves when they are there. */
export function useForget(subject: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [subject] })
}

/** What an answer will say once a call has gone well. */
export type Expected = { query: ApiQuery; change: (answer: never) => unknown }

export const expecting = <Schema extends z.ZodType>(
  query: ApiQuery<Schema>,
  change: (answer: z.output<Schema>) => z.output<Schema>,
): Expected => ({ query, change })

type Deed = { name: string; work: () => Promise<unknown>; said: string; expected: Expected | undefined }

/**
 * One press, one call that changes something of a subject: `act(name, call, said)` tells of success by `said` and has the
 * subject asked for anew, or tells why it failed; true where it went well. What is `expected` is shown at once, and taken
 * back where the API refuses. `busy` is the name of what is under way.
 */
export function useAct(subject: string) {
  const { locale } = usePage()
  const client = useQueryClient()
  const forget = useForget(subject)
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ work }: Deed) => work(),
    onMutate: async ({ expected }) => {
      if (!expected) return undefined
      const queryKey = queryKeyOf(expected.query, locale)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, expected.change(before as never))
      return () => client.setQueryData(queryKey, before)
    },
    onSuccess: (_, { said }) => {
      toast({ message: said, variant: 'success' })
      return forget()
    },
    onError: (_, __, undo) => undo?.(),
  })
  const busy = isPending ? variables.name : undefined
  async function act(name: string, work: Deed['work'], said: string, expected?: Expected): Promise<boolean> {
    if (busy !== undefined) return false
    try {
      await mutateAsync({ name, work, said, expected })
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
      return false
    }
  }
  return { busy, act }
}
