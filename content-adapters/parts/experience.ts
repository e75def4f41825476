import { nextYear, yearOf } from '../../schemas/formats/zone.ts'
import type { LoadContext } from '../loader.ts'
import { siteZone } from './site-zone.ts'

/** Complete years of work at the time of rendering; undefined for an impossible year. */
export function experienceYears(
  since: number | undefined,
  context: Pick<LoadContext, 'company' | 'now' | 'expires'>,
): number | undefined {
  if (since === undefined) return undefined
  const zone = siteZone(context)
  const years = yearOf(context.now, zone) - since
  context.expires(nextYear(context.now, zone))
  return years >= 0 && years <= 80 ? years : undefined
}
