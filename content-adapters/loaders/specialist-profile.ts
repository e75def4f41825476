import type specialistProfile from '../../schemas/blocks/specialist-profile.ts'
import { spokenLanguages } from '../../schemas/page/block-fields.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { type BookingWay, bookingAction, bookingWay } from '../parts/booking-way.ts'
import { listOf } from '../parts/directory-paths.ts'
import { experienceYears } from '../parts/experience.ts'
import { ifRead } from '../parts/if-read.ts'
import { nextOfDoctors } from '../parts/next-free.ts'
import { paths, toPage } from '../parts/paths.ts'
import { profileCrumbs } from '../parts/profile-crumbs.ts'
import { profilePath } from '../parts/profile-paths.ts'
import { ratingOf } from '../parts/rating-of.ts'
import { reviewsOfCards } from '../parts/reviews-of-many.ts'
import { byDate, scheduleFormatter } from '../parts/schedule-formatter.ts'
import { schedulesWithin } from '../parts/schedules-within.ts'
import { wholeLink } from '../parts/whole-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

type Language = keyof typeof spokenLanguages

const isNamed = (code: string): code is Language => Object.hasOwn(spokenLanguages, code)

export default defineLoader<typeof specialistProfile>(async ({ slug, tab = 'main' }, context) => {
  const { company, source, inDirectory } = context
  if (!company || slug === undefined) return undefined
  const [specialist, menu, within] = await Promise.all([
    source.specialist(company.code, slug),
    source.menu(company, { isOptional: true }),
    schedulesWithin(company, context),
  ])
  const way = bookingWay(company, menu)
  const own = within.schedules.filter((schedule) => schedule.specialist === specialist.code)
  const reader = own.length > 0 ? scheduleFormatter(company, within, context) : undefined
  const changes = reader && [...reader.changes(own), ...reader.closings()].sort(byDate)
  return withoutUndefined({
    name: specialist.name,
    photo: specialist.photo,
    specialities: specialist.specialities,
    position: specialist.position,
    experienceYears: experienceYears(specialist.experienceSince, context),
    languages: specialist.languages.filter(isNamed),
    about: tab === 'main' ? specialist.about : undefined,
    education: tab === 'main' ? specialist.education : undefined,
    ...(inDirectory
      ? {
          allLink: toPage(listOf('doctors', company.city?.slug, specialist.coded?.[0]?.code)),
          crumbs: profileCrumbs('doctors', company.city).map(({ name, path }) => ({
            name,
            link: toPage(path),
          })),
          visit: specialist.firstVisit && {
            from: specialist.firstVisit.price,
            currency: specialist.firstVisit.currency,
          },
          rating: await ifRead(personRating(company, specialist, context)),
          tabs: tabsOf(specialist),
          ...(way && (await bookingOfPerson(way, company, specialist, context))),
        }
      : {
          places: reader?.places(own).slice(0, 20),
          changes: changes?.length ? changes : undefined,
          booking: way && bookingAction(way, { doctor: specialist.code }),
          next: (await nextOfDoctors(company, context)).get(specialist.code),
          allLink: toPage(paths.specialists),
        }),
  })
})

/** Booking in the directory: with the clinic of the doctor and its next free time, or first a choice among several clinics. */
async function bookingOfPerson(
  way: BookingWay,
  company: Company,
  { person, code }: Specialist,
  context: LoadContext,
) {
  const clinics = person === undefined ? 1 : (await context.source.person(person)).cards.length
  const booking = bookingAction(way, { company: company.slug, doctor: code })
  return person !== undefined && clinics > 1
    ? { booking: { ...booking, link: toPage(profilePath('doctors', person, 'clinics')) } }
    : { booking, next: (await nextOfDoctors(company, context)).get(code) }
}

/** The mean of the reviews of all cards of the person, as lists show it, with the way to them; undefined where reviews are not shown. */
async function personRating(company: Company, { person, code }: Specialist, context: LoadContext) {
  const { source } = context
  if (company.settings?.show?.reviews === false) return undefined
  const cards =
    person === undefined
      ? [{ company: company.code, specialist: { code } }]
      : (await source.person(person)).cards
  const rating = ratingOf(await reviewsOfCards(cards, source))
  return (
    rating &&
    withoutUndefined({
      value: rating.mean,
      count: rating.count,
      link: person === undefined ? undefined : wholeLink(profilePath('doctors', person, 'reviews'), context),
    })
  )
}

/** Pages of the profile of the person who has one in the directory. */
const tabsOf = ({ person }: Specialist) =>
  person === undefined
    ? undefined
    : ([undefined, 'clinics', 'reviews'] as const).map((tab) => ({
        tab: tab ?? ('main' as const),
        link: toPage(profilePath('doctors', person, tab)),
      }))
