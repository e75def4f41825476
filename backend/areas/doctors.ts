import { and, eq } from 'drizzle-orm'
import type { Doctor } from '../../schemas/areas/doctors.ts'
import { slugify, uniqueSlug } from '../../schemas/formats/slug.ts'
import { hasBookings } from '../booking/index.ts'
import { accessCode, appointment, membership, review, specialist } from '../database/tables/index.ts'
import { writeSchedule } from '../doctors/index.ts'
import { serveArea } from '../kit/area/area.ts'
import { htmlOf, richOf } from '../kit/area/rich-texts.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Texts } from '../kit/tables/columns.ts'

/** Generates a slug from the name that is unique in the company. */
async function freeSlug(orm: Orm, company: string, { lastName, name }: Doctor): Promise<string> {
  const rows = await orm
    .select({ slug: specialist.slug })
    .from(specialist)
    .where(eq(specialist.company, company))
  return uniqueSlug(slugify(`${lastName.ru} ${name.ru}`) || 'doctor', new Set(rows.map(({ slug }) => slug)))
}

export default serveArea<Doctor>({
  table: specialist,
  read: ({ about }) => ({ about: richOf(about as Texts | null) }),
  write: ({ about }) => ({ about: htmlOf(about) }),
  newRow: async (orm, { place, after }) => ({ slug: await freeSlug(orm, place.company, after) }),
  afterWrite: (orm, { place, after }) => writeSchedule(orm, place, after.places),
  beforeRemove: async (orm, { company, code }) => {
    const [found] = await orm
      .select({ code: review.code })
      .from(review)
      .where(and(eq(review.company, company), eq(review.specialist, code)))
      .limit(1)
    // Reviews must be preserved, so a doctor who has some cannot be deleted.
    if (found) throw new ApiError('DOCTOR_HAS_REVIEWS')
    if (await hasBookings(orm, company, eq(appointment.specialist, code)))
      throw new ApiError('DOCTOR_HAS_BOOKINGS')
    for (const table of [membership, accessCode])
      await orm
        .update(table)
        .set({ specialist: null })
        .where(and(eq(table.company, company), eq(table.specialist, code)))
  },
})
