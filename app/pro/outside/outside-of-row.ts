import { outsideOf } from '../../queries/appointments.ts'
import type { AreaPlace } from '../area/area-queries.ts'

/** The bookings that the hours of a row leave outside: of a branch, or of a doctor. Undefined for rows without hours. */
export function outsideOfRow({ place, area }: AreaPlace, code: string | undefined) {
  if (code === undefined) return undefined
  if (area === 'cabinets') return outsideOf(`${place.split('/')[0]}/${encodeURIComponent(code)}`)
  return area === 'doctors' ? outsideOf(place, code) : undefined
}
