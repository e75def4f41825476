import type announcement from '../../schemas/blocks/announcement.ts'
import { zonedInstant } from '../../schemas/formats/zone.ts'
import { defineLoader } from '../loader.ts'
import { siteZone } from '../parts/site-zone.ts'

/**
 * Returns empty data from the start of the first day to the end of the last, in the clinic's time zone; otherwise the
 * block is omitted.
 */
export default defineLoader<typeof announcement>(async ({ from, until }, context) => {
  const { now, expires } = context
  const zone = siteZone(context)
  const end = until && zonedInstant(until, '24:00', zone)
  if (end && now >= end) return undefined
  const start = from && zonedInstant(from, '00:00', zone)
  if (start && end && start >= end) return undefined
  if (start && now < start) {
    expires(start)
    return undefined
  }
  if (end) expires(end)
  return {}
})
