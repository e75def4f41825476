import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { AreaListAnswer, BulkAction } from '../../../schemas/api/area.ts'
import { statusWords } from '../../../schemas/publication.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { messageOf } from '../message-of.ts'
import { areaAnswers } from './area-answers.ts'
import { useArea } from './area-context.ts'
import { areaKeys, writePath } from './area-queries.ts'

/** Maximum number of rows in one call. */
const maxCodes = 200

type Bulk = { action: BulkAction; codes: readonly string[] }

const without = (list: AreaListAnswer, codes: readonly string[]): AreaListAnswer => {
  const data = list.data.filter(({ CODE }) => !codes.includes(CODE))
  const total = list.meta.total - (list.data.length - data.length)
  return { data, meta: { ...list.meta, total } }
}

/**
 * Runs one action on several rows and says in one toast for how many it succeeded, and why not for the others. Removed
 * rows disappear at once, and come back if the API refuses.
 */
export function useBulk() {
  const { definition, place } = useArea()
  const { locale } = usePage()
  const { t } = useTranslation()
  const client = useQueryClient()
  const lists = { queryKey: areaKeys.lists(place) }
  return useMutation({
    onMutate: async ({ action, codes }: Bulk) => {
      await client.cancelQueries(lists)
      const before = client.getQueriesData<AreaListAnswer>(lists)
      if (action === 'remove')
        client.setQueriesData<AreaListAnswer>(lists, (list) => list && without(list, codes))
      return before
    },
    mutationFn: async ({ action, codes }: Bulk) => {
      // If several cached lists hold a row, its highest revision counts as the one the user saw.
      const listed = client.getQueriesData<AreaListAnswer>(lists).flatMap(([, list]) => list?.data ?? [])
      const revisions = new Map<string, number>()
      for (const { CODE, REVISION } of listed)
        revisions.set(CODE, Math.max(REVISION, revisions.get(CODE) ?? 0))
      const answers = []
      for (let from = 0; from < codes.length; from += maxCodes) {
        const some = codes.slice(from, from + maxCodes)
        const seen = some.flatMap((code) => {
          const revision = revisions.get(code)
          return revision === undefined ? [] : [[code, revision] as const]
        })
        const body = {
          ACTION: action,
          CODES: some,
          ...(action === 'show' && { REVISIONS: Object.fromEntries(seen) }),
        }
        answers.push(await parsed(areaAnswers.bulk, call('POST', writePath(place, '_bulk'), body)))
      }
      return {
        done: answers.flatMap(({ DONE }) => DONE),
        refused: answers.flatMap(({ REFUSED }) => REFUSED),
      }
    },
    onSuccess: ({ done, refused: [first, ...others] }, { action }) => {
      const words = statusWords(definition)
      const success =
        done.length > 0 &&
        (action === 'remove'
          ? t('business:list.removed', { count: done.length })
          : `${words[action === 'show' ? 'shown' : 'hidden'][locale]}: ${done.length}`)
      const failure =
        first && t('business:list.refused', { count: others.length + 1, reason: first.error.message })
      const message = [success, failure].filter(Boolean).join('<br>')
      if (message) toast({ message, variant: failure ? 'error' : 'success' })
    },
    onError: (error, _, before) => {
      for (const [key, list] of before ?? []) client.setQueryData(key, list)
      toast({ message: messageOf(error), variant: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: areaKeys.area(place) }),
  })
}
