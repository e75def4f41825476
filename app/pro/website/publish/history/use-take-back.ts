import { useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** Why edits were not taken back, and the places that were changed since, with their authors. */
type Fault = { text: string; places: readonly { path: Path; by: string | null }[] }
type Conflict = { CHANGE: Change; BY: string | null }

/** A block, an entry or a page is named once, however many of its fields are meant. */
function placesOf(conflicts: readonly Conflict[]): Fault['places'] {
  const places = conflicts.map(({ CHANGE: { path }, BY }) => ({
    path: path.slice(0, path[0] === 'menu' || path[2] !== 'blocks' ? 2 : 4),
    by: BY,
  }))
  return places.filter((one, index) => places.findIndex(({ path }) => isEqual(path, one.path)) === index)
}

/**
 * Takes back the saves `FROM` to `TO`, or their changes below a path. It is a save of its own: the list of edits has it, and it can be
 * taken back too.
 */
export function useTakeBack({ FROM, TO }: { FROM: number; TO: number }) {
  const { t } = useTranslation()
  const { store, place } = useBuilder()
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<Fault>()

  async function takeBack(part?: Path) {
    const { session, catchUp } = store.getState()
    setFault(undefined)
    // An unsaved change may be at the same place.
    if (session.sending || session.waiting.length > 0)
      return setFault({ text: t('business:site.history.unsaved'), places: [] })
    setPending(true)
    try {
      const seen = { BASE: session.revision, BASE_SAVE: session.save }
      const body = { ID: crypto.randomUUID(), FROM, TO, ...seen, ...(part && { PATH: part }) }
      const path = `/w-business/${place}/clinic_website/changes/take_back` as const
      const { REVISION, SAVE, CHANGES } = (await call('POST', path, body)) as {
        REVISION: number
        SAVE: string
        CHANGES: Change[]
      }
      catchUp(session.revision, { revision: REVISION, save: SAVE, changes: CHANGES })
      toast({ variant: 'success', message: t('business:site.history.tookBack') })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { CONFLICTS, REFUSED } = error.data as { CONFLICTS?: Conflict[]; REFUSED?: Change[] }
      // The place of a change may be gone since.
      const conflicts = CONFLICTS ?? REFUSED?.map((CHANGE) => ({ CHANGE, BY: null }))
      setFault(
        conflicts
          ? { text: t('business:site.history.notTakenBack'), places: placesOf(conflicts) }
          : { text: error.sentence, places: [] },
      )
    } finally {
      setPending(false)
    }
  }
  return { takeBack, isPending, fault }
}
