import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { CallError } from '../../client/call-error.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { type ApiQuery, queryKeyOf } from './api-query.ts'

/** Invalidates all answers of a subject; resolves when those on the screen are fetched again. */
export function useInvalidate(subject: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [subject] })
}

/** An optimistic update: how a cached answer changes if the call succeeds. */
export type OptimisticUpdate = { query: ApiQuery; change: (answer: never) => unknown }

export const optimistic = <Schema extends z.ZodType>(
  query: ApiQuery<Schema>,
  change: (answer: z.output<Schema>) => z.output<Schema>,
): OptimisticUpdate => ({ query, change })

type Mutation = {
  name: string
  work: () => Promise<unknown>
  message: string | undefined
  expected: OptimisticUpdate | undefined
}

/**
 * Makes a call that changes a subject: `act(name, call, message)` shows the toast `message` and refetches the subject, or shows
 * why the call failed; true on success. Without `message` the screen itself shows what has begun. `expected` is an optimistic update, rolled back on failure. `busy` is the name of
 * the running call. A second call is ignored while one is running.
 */
export function useSubjectMutation(subject: string) {
  const { locale } = usePage()
  const client = useQueryClient()
  const invalidate = useInvalidate(subject)
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ work }: Mutation) => work(),
    onMutate: async ({ expected }) => {
      if (!expected) return undefined
      const queryKey = queryKeyOf(expected.query, locale)
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before !== undefined) client.setQueryData(queryKey, expected.change(before as never))
      return () => client.setQueryData(queryKey, before)
    },
    onSuccess: (_, { message }) => {
      if (message !== undefined) toast({ message, variant: 'success' })
      return invalidate()
    },
    onError: (_, __, undo) => undo?.(),
  })
  const busy = isPending ? variables.name : undefined
  /** The same in a form, which shows the faults of its fields too: it throws the error of the call after its toast. */
  async function actInForm(
    name: string,
    work: Mutation['work'],
    message?: string,
    expected?: OptimisticUpdate,
  ): Promise<boolean> {
    if (busy !== undefined) return false
    try {
      await mutateAsync({ name, work, message, expected })
      return true
    } catch (error) {
      if (error instanceof CallError) toast({ message: error.sentence, variant: 'error' })
      throw error
    }
  }
  async function act(
    name: string,
    work: Mutation['work'],
    message?: string,
    expected?: OptimisticUpdate,
  ): Promise<boolean> {
    try {
      return await actInForm(name, work, message, expected)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return false
    }
  }
  return { busy, act, actInForm }
}
