import type { TextKey } from '../../../locales/text-key.ts'
import type { Entity } from '../../../pro-forms/entity/merge.ts'
import { type AreaDefinition, isSeenByVisitors } from '../../../schemas/areas/define-area.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import type { AreaRights } from './area-rights.ts'

type Seen = {
  definition: Pick<AreaDefinition, 'scheduled' | 'tags'>
  rights: Pick<AreaRights, 'publish'>
  /** The clinic is not approved. */
  isUnseen?: boolean | undefined
  /** The time zone of the clinic, by whose days rows are seen. */
  timezone?: string | undefined
}

const isWithin = (from: unknown, to: unknown, today: string) =>
  (typeof from !== 'string' || from <= today) && (typeof to !== 'string' || to >= today)

/** The message after the row of an area was saved: whether visitors see it now, and if not, why. Of what they never see it says nothing more. */
export function savedWords(
  { definition, rights, isUnseen, timezone = homeZone.name }: Seen,
  value: Entity,
  now: number,
): TextKey {
  if (!isSeenByVisitors(definition)) return 'forms:savedInside'
  if (definition.scheduled) {
    if (!rights.publish) return 'forms:savedHidden'
    const { status, shownFrom, shownUntil } = value
    const at = (instant: unknown) => (typeof instant === 'string' ? Date.parse(instant) : undefined)
    const days = definition.scheduled === true ? undefined : definition.scheduled.days
    if (days && !isWithin(value[days.from], value[days.to], calendarDate(new Date(now), timezone)))
      return 'forms:savedOff'
    const isInPeriod = (at(shownFrom) ?? now) <= now && (at(shownUntil) ?? Number.POSITIVE_INFINITY) > now
    if (status === 'hidden' || !isInPeriod) return 'forms:savedOff'
  }
  return isUnseen ? 'forms:savedUnseen' : 'forms:saved'
}
