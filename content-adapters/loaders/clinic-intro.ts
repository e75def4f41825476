import type clinicIntro from '../../schemas/blocks/clinic-intro.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import type { Company } from '../entities/company.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { currentStatus } from '../parts/current-status.ts'
import { fullAddress } from '../parts/full-address.ts'
import { localizedDate } from '../parts/localized-date.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The clinic and its current opening status, with a photo if requested and available in the gallery. */
export default defineLoader<typeof clinicIntro>(async ({ withPhoto }, context) => {
  const { company, source } = context
  if (!company) return undefined
  const { code, name, category, phones, hours, timezone } = company
  const photos = withPhoto ? await source.gallery(code) : []
  return withoutUndefined({
    name,
    category,
    image: photos[0]?.image,
    address: fullAddress(company),
    phone: phones[0],
    status: hours && currentStatus(hours, timezone, context),
    change: nextChange(company, context),
  })
})

/** The first exception within a week from today; the page expires when the day changes it. */
function nextChange({ hours, timezone }: Company, context: LoadContext) {
  if (!hours || hours.exceptions.length === 0) return undefined
  const today = calendarDate(context.now, timezone)
  context.expires(zonedInstant(addDays(today, 1), '00:00', timezone))
  const [next] = hours.exceptions
    .filter(({ date }) => date >= today && date <= addDays(today, 7))
    .sort((a, b) => a.date.localeCompare(b.date))
  return (
    next &&
    withoutUndefined({ date: localizedDate(next.date, context), intervals: next.intervals, note: next.note })
  )
}
