import { addDays } from '../../../schemas/formats/zone.ts'
import { type AspectRatings, aspectNames } from '../../../schemas/reviews/review-aspects.ts'
import type { SeedReview, SeedService, SeedSpecialist } from '../../parts/seed-types.ts'
import type { Random } from '../../pictures/random.ts'
import { oneOf } from '../random.ts'
import { servicesFor } from '../services.ts'

type Clinic = {
  doctors: readonly SeedSpecialist[]
  services: readonly SeedService[]
  today: string
  random: Random
}

/**
 * The same reviews with what not everybody says: ratings of single aspects near the whole, each clinic better at some than at others; a
 * service of the doctor; and the day of the answer.
 */
export function withDetails(
  reviews: readonly SeedReview[],
  { doctors, services, today, random }: Clinic,
): SeedReview[] {
  const strengths = aspectNames.map((aspect) => [aspect, random.between(-0.9, 0.7)] as const)
  const aspectsOf = (rating: number): AspectRatings =>
    Object.fromEntries(
      strengths
        .filter(() => random.chance(0.85))
        .map(([aspect, strength]) => {
          const rated = Math.round(rating + strength + random.between(-0.8, 0.8))
          return [aspect, Math.min(5, Math.max(1, rated))]
        }),
    )
  return reviews.map((review): SeedReview => {
    const doctor = doctors.find(({ code }) => code === review.specialist)
    const offered = doctor ? servicesFor(doctor.specialities, services) : []
    const answered = addDays(review.date, random.integer(1, 9))
    return {
      ...review,
      ...(random.chance(0.55) && { aspects: aspectsOf(review.rating) }),
      ...(offered.length > 0 && random.chance(0.6) && { service: oneOf(offered, random).code }),
      ...(review.answer && { answeredOn: answered < today ? answered : today }),
    }
  })
}
