import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallMethod, call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import { siteState, siteVersions } from '../../../../queries/site.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** How long visitors' pages go before the state of the site, which the same server makes, in milliseconds. */
const aheadMs = 300

type SiteCall = {
  method: CallMethod
  path: 'publish' | 'schedule' | 'unpublish' | `review${string}`
  body?: object
}

/**
 * A call that changes what visitors see, now or later, or asks for it; afterwards the state of the site is read again. `fault` is the
 * reason of a failure, empty if there is none; `error` is the whole answer of the server.
 */
export function useSiteCall() {
  const { place } = useBuilder()
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ method, path, body }: SiteCall) =>
      call(method, `/w-business/${place}/clinic_website/${path}`, body),
    // Not awaited: the person who has published gets the message at once.
    onSettled: () => {
      setTimeout(() => {
        for (const { key } of [siteState(place), siteVersions(place)])
          void client.invalidateQueries({ queryKey: key })
      }, aheadMs)
    },
    throwOnError: (error) => !(error instanceof CallError),
  })
  const refused = error instanceof CallError ? error : undefined
  return { mutate, isPending, reset, error: refused, fault: refused?.sentence ?? '' }
}
