import type { TextKey } from '../../../locales/text-key.ts'
import type { Entity } from '../../../pro-forms/entity/merge.ts'
import { type AreaDefinition, isSeenByVisitors } from '../../../schemas/areas/define-area.ts'
import type { AreaRights } from './area-rights.ts'

type Seen = {
  definition: Pick<AreaDefinition, 'scheduled' | 'tags'>
  rights: Pick<AreaRights, 'publish'>
  /** The clinic is not approved. */
  isUnseen?: boolean | undefined
}

/** The message after the row of an area was saved: whether visitors see it now, and if not, why. Of what they never see it says nothing more. */
export function savedWords({ definition, rights, isUnseen }: Seen, value: Entity, now: number): TextKey {
  if (!isSeenByVisitors(definition)) return 'forms:savedInside'
  if (definition.scheduled) {
    if (!rights.publish) return 'forms:savedHidden'
    const { status, shownFrom, shownUntil } = value
    const at = (instant: unknown) => (typeof instant === 'string' ? Date.parse(instant) : undefined)
    const isInPeriod = (at(shownFrom) ?? now) <= now && (at(shownUntil) ?? Number.POSITIVE_INFINITY) > now
    if (status === 'hidden' || !isInPeriod) return 'forms:savedOff'
  }
  return isUnseen ? 'forms:savedUnseen' : 'forms:saved'
}
