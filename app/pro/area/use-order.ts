import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { ListState } from '../../../pro-forms/list/list-state.ts'
import { move } from '../../../pro-forms/move.ts'
import type { AreaListAnswer } from '../../../schemas/api/area.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { messageOf } from '../message-of.ts'
import { useArea } from './area-context.ts'
import { areaKeys, pageSize, writePath } from './area-queries.ts'
import { listQuery } from './use-area-list.ts'

type Moved = { code: string; to: number }

/** A move, and the row after which it ends: its place in the list as shown, and its code if it is on this page. */
type Move = Moved & { from: number; previous: number; after: string | undefined }

/**
 * Moves a row to another position of the complete list, counted from 0. The list changes at once; if the API refuses,
 * the change is undone and the reason shown. Moves in quick succession are sent one after another.
 */
export function useOrder(state: ListState) {
  const { place } = useArea()
  const client = useQueryClient()
  const key = areaKeys.list(place, state)
  const start = (state.page - 1) * pageSize
  const codeAt = async (at: number) => {
    const page = Math.floor(at / pageSize) + 1
    const { data } = await client.fetchQuery({ ...listQuery(place, { ...state, page }), staleTime: 0 })
    return data[at % pageSize]?.CODE
  }
  const { mutate } = useMutation({
    mutationKey: [...areaKeys.area(place), 'order'],
    scope: { id: areaKeys.area(place).join(' ') },
    onMutate: async ({ from, to }: Move) => {
      await client.cancelQueries({ queryKey: areaKeys.lists(place) })
      const before = client.getQueryData<AreaListAnswer>(key)
      if (before && to >= start && to < start + before.data.length)
        client.setQueryData(key, { ...before, data: move(before.data, from - start, to - start) })
      return before
    },
    mutationFn: async ({ code, previous, after: shown }: Move) => {
      const after = previous < 0 ? null : (shown ?? (await codeAt(previous)))
      if (after !== undefined) await call('PUT', writePath(place, '_order'), { CODE: code, AFTER: after })
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
  return ({ code, to }: Moved) => {
    const data = client.getQueryData<AreaListAnswer>(key)?.data ?? []
    const at = data.findIndex(({ CODE }) => CODE === code)
    const from = start + at
    if (at < 0 || from === to) return
    const previous = from < to ? to : to - 1
    mutate({ code, to, from, previous, after: data[previous - start]?.CODE })
  }
}
