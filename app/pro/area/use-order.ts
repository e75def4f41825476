import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { ListState } from '../../../pro-forms/list/list-state.ts'
import { move } from '../../../pro-forms/move.ts'
import type { AreaListAnswer } from '../../../schemas/api/area.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { messageOf } from '../message-of.ts'
import { useArea } from './area-context.ts'
import { type AreaPlace, areaKeys, pageSize, writePath } from './area-queries.ts'
import { listQuery } from './use-area-list.ts'

type Moved = { code: string; to: number }

const codesOf = ({ data }: AreaListAnswer) => data.map(({ CODE }) => CODE)

/** The codes of all rows in order: those on the screen if they are all, otherwise from every page as it is now. */
async function allCodes(client: QueryClient, place: AreaPlace, shown: AreaListAnswer, state: ListState) {
  if (shown.meta.pages <= 1)
    return codesOf(client.getQueryData<AreaListAnswer>(areaKeys.list(place, state)) ?? shown)
  const codes: string[] = []
  for (let page = 1; page <= shown.meta.pages; page += 1)
    codes.push(...codesOf(await client.fetchQuery({ ...listQuery(place, { ...state, page }), staleTime: 0 })))
  return codes
}

/**
 * Moves a row to another position of the complete list, counted from 0. The list changes at once; if the API refuses,
 * the change is undone and the reason shown. Moves in quick succession are sent one after another.
 */
export function useOrder(state: ListState, shown: AreaListAnswer | undefined) {
  const { place } = useArea()
  const client = useQueryClient()
  const key = areaKeys.list(place, state)
  const { mutate } = useMutation({
    mutationKey: [...areaKeys.area(place), 'order'],
    scope: { id: areaKeys.area(place).join(' ') },
    onMutate: async ({ code, to }: Moved) => {
      await client.cancelQueries({ queryKey: areaKeys.lists(place) })
      const before = client.getQueryData<AreaListAnswer>(key)
      const start = (state.page - 1) * pageSize
      const from = before?.data.findIndex(({ CODE }) => CODE === code) ?? -1
      if (before && from >= 0 && to >= start && to < start + before.data.length)
        client.setQueryData(key, { ...before, data: move(before.data, from, to - start) })
      return before
    },
    mutationFn: async ({ code, to }: Moved) => {
      if (!shown) return
      const codes = await allCodes(client, place, shown, state)
      await call('PUT', writePath(place, '_order'), { CODES: move(codes, codes.indexOf(code), to) })
    },
    onError: (error, _, before) => {
      client.setQueryData(key, before)
      toast({ message: messageOf(error), variant: 'error' })
    },
    onSettled: () => {
      // The answer to an earlier move would undo a later one on the screen.
      if (client.isMutating({ mutationKey: [...areaKeys.area(place), 'order'] }) > 1) return
      return client.invalidateQueries({ queryKey: areaKeys.area(place) })
    },
  })
  return mutate
}
