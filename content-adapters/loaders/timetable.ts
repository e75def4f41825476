import type timetable from '../../schemas/blocks/timetable.ts'
import { defineLoader } from '../loader.ts'
import { nextOfDoctors } from '../parts/next-free.ts'
import { paths, toPage } from '../parts/paths.ts'
import { byDate, scheduleFormatter } from '../parts/schedule-formatter.ts'
import { schedulesWithin } from '../parts/schedules-within.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const most = 300

/**
 * Doctors with working hours, in the clinic's order, and changes within two weeks. Without any, the block shows that
 * it is empty.
 */
export default defineLoader<typeof timetable>(async (_props, context) => {
  const { company, source } = context
  if (!company) return undefined
  const [specialists, within, next] = await Promise.all([
    source.specialists(company.code),
    schedulesWithin(company, context),
    nextOfDoctors(company, context),
  ])
  const reader = scheduleFormatter(company, within, context)
  const known = specialists.map((specialist) => ({
    ...specialist,
    own: within.schedules.filter((schedule) => schedule.specialist === specialist.code),
  }))
  const doctors = known
    .map(({ own, name, slug, code, specialities }) =>
      withoutUndefined({
        name,
        specialities,
        link: toPage(paths.specialist(slug)),
        places: reader.placesToday(own).slice(0, 20),
        next: next.get(code),
      }),
    )
    .filter(({ places }) => places.length > 0)
    .slice(0, most)
  const changes = known
    .flatMap(({ own, name }) => reader.changes(own, name))
    .concat(doctors.length > 0 ? reader.closings() : [])
    .sort(byDate)
    .slice(0, most)
  return withoutUndefined({
    today: reader.today,
    doctors,
    changes: changes.length > 0 ? changes : undefined,
    phones: doctors.length === 0 ? company.phones.slice(0, 1) : undefined,
  })
})
