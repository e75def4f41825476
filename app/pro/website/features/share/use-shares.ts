import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallMethod, call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { shareBody, shareMade } from '../../../../../schemas/api/site-shares.ts'
import { siteShares } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

type ShareCall = { method: CallMethod; path: `preview${string}`; body?: object }

/** The open links, and the calls that make and end one. `fault` is the reason of the last failure, empty if there is none. */
export function useShares() {
  const { place } = useBuilder()
  const client = useQueryClient()
  const query = siteShares(place)
  const { data: shares, isError, refetch } = useLateQuery(query)
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: ({ method, path, body }: ShareCall) =>
      call(method, `/w-business/${place}/clinic_website/${path}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: query.key }),
    throwOnError: (fault) => !(fault instanceof CallError),
  })
  return {
    shares,
    /** They could not be read. */
    isFailed: isError && !shares,
    refetch,
    /** The new link; undefined if it failed. */
    make: (body: z.input<typeof shareBody>) =>
      mutateAsync({ method: 'POST', path: 'preview', body }).then(
        (answer) => answer as z.infer<typeof shareMade>,
        () => undefined,
      ),
    /** True once the link is over. */
    revoke: (id: string) =>
      mutateAsync({ method: 'DELETE', path: `previews/${id}` }).then(
        () => true,
        () => false,
      ),
    isMaking: isPending && variables.method === 'POST',
    revoking: isPending && variables.method === 'DELETE' ? variables.path : undefined,
    fault: error instanceof CallError ? error.sentence : '',
  }
}
