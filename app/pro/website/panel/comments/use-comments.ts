import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallMethod, call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type {
  siteCommentBody,
  siteComments as siteCommentList,
} from '../../../../../schemas/api/site-comments.ts'
import { siteComments, siteState } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

export type Comment = z.infer<typeof siteCommentList>[number]

type CommentCall = { method: CallMethod; path: string; body: object }

/** The comments on the site, and the calls that add or settle one: true once that is done. `fault` is the reason of the last failure. */
export function useComments() {
  const { place } = useBuilder()
  const client = useQueryClient()
  const { data: comments, isError, refetch } = useLateQuery(siteComments(place))
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, path, body }: CommentCall) =>
      call(method, `/w-business/${place}/clinic_website/comments${path}`, body),
    onSettled: () => {
      for (const { key } of [siteComments(place), siteState(place)])
        void client.invalidateQueries({ queryKey: key })
    },
    throwOnError: (fault) => !(fault instanceof CallError),
  })
  const ask = (asked: CommentCall) =>
    mutateAsync(asked).then(
      () => true,
      () => false,
    )
  return {
    comments,
    /** They could not be read. */
    isFailed: isError && !comments,
    refetch,
    isPending,
    fault: error instanceof CallError ? error.sentence : '',
    say: (body: z.input<typeof siteCommentBody>) => ask({ method: 'POST', path: '', body }),
    settle: (id: string, isResolved: boolean) =>
      ask({ method: 'PATCH', path: `/${id}`, body: { IS_RESOLVED: isResolved } }),
  }
}
