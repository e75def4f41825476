import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import type { RemoteChanges } from '../../../../../schemas/draft/session.ts'
import type { SaveAnswer, Sent } from './draft-store.ts'
import type { Asked } from './saved-session.ts'

type Told = {
  REVISION: number
  SAVE: string | null
  CHANGES: Change[]
  CONFLICTS?: { CHANGE: Change; BASE?: unknown; THEIRS?: unknown; BY: string | null; IS_MINE: boolean }[]
  REFUSED?: Change[]
}

const remoteOf = ({ REVISION, SAVE, CHANGES }: Told): RemoteChanges => ({
  revision: REVISION,
  save: SAVE ?? undefined,
  changes: CHANGES,
})

const askedOf = ({ CONFLICTS = [] }: Told): Asked[] =>
  CONFLICTS.map(({ CHANGE, BASE, THEIRS, BY, IS_MINE }) => ({
    change: CHANGE,
    base: BASE,
    theirs: THEIRS,
    by: BY,
    ...(IS_MINE && { isOwn: true as const }),
  }))

/** The changes that an answer names as no changes at all (`CHANGES[3][value]`). */
const invalidIn = ({ fields }: CallError, changes: readonly Change[]): readonly Change[] => {
  const named = Object.keys(fields).map((name) => /^CHANGES\[(\d+)\]/.exec(name)?.[1])
  return changes.filter((_, index) => named.includes(String(index)))
}

/** Sends changes of a draft (PS2). `place` is company and cabinet as in a path. Never throws. */
export const saveDraft =
  (place: string) =>
  async ({ id, base, baseSave, changes }: Sent): Promise<SaveAnswer> => {
    const path = `/w-business/${place}/clinic_website/draft`
    try {
      const body = { ID: id, BASE: base, BASE_SAVE: baseSave, CHANGES: changes }
      const told = (await call('PATCH', path, body)) as Told
      return { kind: 'saved', remote: remoteOf(told) }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const told = error.data as unknown as Told
      if (told.CONFLICTS) return { kind: 'conflict', remote: remoteOf(told), asked: askedOf(told) }
      if (error.code === 'DRAFT_RESTORED') return { kind: 'restored', fault: error.sentence }
      if (told.REFUSED) return { kind: 'refused', remote: remoteOf(told), changes: told.REFUSED }
      const invalid = invalidIn(error, changes)
      if (invalid.length > 0)
        return { kind: 'refused', remote: { revision: base, save: baseSave, changes: [] }, changes: invalid }
      if (error.status === 0) return { kind: 'unreachable' }
      return { kind: 'failed', fault: error.sentence, isUnsaved: error.status < 500 }
    }
  }
