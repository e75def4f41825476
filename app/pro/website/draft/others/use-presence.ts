import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { sitePresence } from '../../../../../schemas/api/site-presence.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { siteComments, siteState, siteVersions } from '../../../../queries/site.ts'
import type { DraftStore } from '../session/draft-store.ts'

/** How often a tab reports its open page, in milliseconds; the server forgets it after 30 s. */
const everyMs = 8_000

type Answer = z.infer<typeof sitePresence>
/** Another editor, or another tab of the same person, who has the site open. */
export type OtherEditor = Answer['EDITORS'][number]

type Here = {
  store: DraftStore
  place: string
  tabId: string | undefined
  page: string
  selected: string | undefined
  /** Called when the block that is open here was changed elsewhere, with the path of the last change, and its author if known. */
  onArrived: (path: Path, author: Answer['AUTHORS'][number] | undefined) => void
}

/**
 * Sends the others the open page and block, and the editor's name; their saved changes and publications arrive in the answer. Without a
 * connection the list is empty.
 */
export function usePresence({
  store,
  place,
  tabId: id,
  page,
  selected,
  onArrived,
}: Here): readonly OtherEditor[] {
  const [others, setOthers] = useState<readonly OtherEditor[]>([])
  const here = useRef({ page, selected, onArrived })
  here.current = { page, selected, onArrived }
  const look = useRef(() => {})
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    let isBusy = false
    let known: string | undefined
    const ask = async () => {
      if (id === undefined || isBusy || document.hidden) return
      isBusy = true
      const { page, selected } = here.current
      const { revision, save } = store.getState().session
      const query = new URLSearchParams({
        id,
        page,
        revision: String(revision),
        ...(save && { save }),
        ...(selected && { block: selected }),
      })
      try {
        const path = `/business-api-front2/${place}/clinic_website/editors?${query}` as const
        const { EDITORS, REVISION, SAVE, CHANGES, AUTHORS, STATE } = (await call('GET', path, undefined, {
          isQuiet: true,
        })) as Answer
        if (isOver) return
        const changes = CHANGES as Change[]
        const seen = store.getState().session
        store.getState().catchUp(revision, { revision: REVISION, save: SAVE ?? undefined, changes })
        const open = here.current.selected
        const last = changes.findLastIndex(({ path }) => path[2] === 'blocks' && path[3] === open)
        const change = changes[last]
        if (open !== undefined && change && store.getState().session !== seen)
          here.current.onArrived(change.path, AUTHORS[last])
        setOthers(EDITORS)
        if (known !== undefined && known !== STATE)
          for (const { key } of [siteState(place), siteVersions(place), siteComments(place)])
            void client.invalidateQueries({ queryKey: key })
        known = STATE
      } catch (error) {
        if (isOver) return
        setOthers([])
        if (error instanceof CallError && error.code === 'DRAFT_RESTORED')
          await store.getState().startFromRestored(error.sentence)
      } finally {
        isBusy = false
      }
    }
    look.current = () => void ask()
    const timer = setInterval(look.current, everyMs)
    document.addEventListener('visibilitychange', look.current)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look.current)
    }
  }, [store, place, id, client])
  // A change of the open page or block is reported at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page and the block are the report
  useEffect(() => {
    const soon = setTimeout(() => look.current(), 150)
    return () => clearTimeout(soon)
  }, [id, page, selected])
  return others
}
