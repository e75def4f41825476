import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import type { Change } from '../../../schemas/draft/change.ts'
import type { News } from '../../../schemas/draft/session.ts'
import type { Asked, SaveAnswer } from './draft-store.ts'

type Told = {
  REVISION: number
  CHANGES: Change[]
  CONFLICTS?: { CHANGE: Change; BASE?: unknown; THEIRS?: unknown; BY: string | null }[]
  REFUSED?: Change[]
}

const newsOf = ({ REVISION, CHANGES }: Told): News => ({ revision: REVISION, changes: CHANGES })

const askedOf = ({ CONFLICTS = [] }: Told): Asked[] =>
  CONFLICTS.map(({ CHANGE, BASE, THEIRS, BY }) => ({ change: CHANGE, base: BASE, theirs: THEIRS, by: BY }))

/** Sends changes of a draft (PS2). `place` is company and cabinet as in a path. Never throws. */
export const saveDraft =
  (place: string) =>
  async ({
    id,
    base,
    changes,
  }: {
    id: string
    base: number
    changes: readonly Change[]
  }): Promise<SaveAnswer> => {
    const path = `/w-business/${place}/clinic_website/draft`
    try {
      const told = (await call('PATCH', path, { ID: id, BASE: base, CHANGES: changes })) as Told
      return { kind: 'saved', news: newsOf(told) }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const told = error.data as unknown as Told
      if (told.CONFLICTS) return { kind: 'conflict', news: newsOf(told), asked: askedOf(told) }
      if (told.REFUSED) return { kind: 'refused', news: newsOf(told), changes: told.REFUSED }
      return error.status === 0 ? { kind: 'unreachable' } : { kind: 'failed', fault: error.sentence }
    }
  }
