import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type CallMethod, call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { siteSectionBody } from '../../../../../schemas/api/site-sections.ts'
import { siteSections } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import type { SavedSection } from '../blocks/places.ts'
import { useBuilder } from '../builder/builder-context.ts'

type SectionBody = z.input<typeof siteSectionBody>
type SectionCall = { method: CallMethod; id?: string; body?: Partial<SectionBody> }

/**
 * The sections that the clinic has saved, and the calls that change them: each returns the saved section, or undefined if it failed.
 * `fault` is the reason of the last failure, empty if there is none.
 */
export function useSections() {
  const { place } = useBuilder()
  const client = useQueryClient()
  const query = siteSections(place)
  const { data: sections, isError, refetch } = useLateQuery(query)
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ method, id, body }: SectionCall) =>
      call(method, `/w-business/${place}/clinic_website/sections${id === undefined ? '' : `/${id}`}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: query.key }),
    throwOnError: (fault) => !(fault instanceof CallError),
  })
  const send = (section: SectionCall) =>
    mutateAsync(section).then(
      (answer) => answer as SavedSection,
      () => undefined,
    )
  return {
    sections,
    /** They could not be read. */
    isFailed: isError && !sections,
    refetch,
    save: (body: SectionBody) => send({ method: 'POST', body }),
    change: (id: string, body: Partial<SectionBody>) => send({ method: 'PATCH', id, body }),
    /** True once it is gone. */
    remove: (id: string) =>
      mutateAsync({ method: 'DELETE', id }).then(
        () => true,
        () => false,
      ),
    isPending,
    fault: error instanceof CallError ? error.sentence : '',
  }
}
