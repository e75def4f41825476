import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { AspectRatings } from '../../schemas/reviews/review-aspects.ts'
import type { ReviewProof } from '../../schemas/reviews/review-status.ts'
import type { Company } from './company.ts'
import type { Specialist } from './doctor.ts'
import type { Image } from './image.ts'
import type { NamedCount } from './named-count.ts'
import type { Paged } from './paged.ts'

export type Review = {
  code: string
  author: string
  rating: number
  text: string
  lang: string
  date: string
  /** What else the author has rated. */
  aspects?: AspectRatings
  /** The service that the author names. */
  service?: LocalizedText
  answer?: string
  /** The day on which the answer was published. */
  answeredOn?: string
  /** The author's reply to the answer. */
  followUp?: string
  /** How it is known that the author was there. */
  proof?: ReviewProof
  /** The clinic has complained, and moderators have not decided yet. */
  isDisputed?: boolean
  /** The reviewed doctor; absent for a review of the company. */
  specialist?: Pick<Specialist, 'slug' | 'name' | 'person'>
}

/** A published question to a clinic with its answer, by a doctor unless the clinic answers. */
export type AnsweredQuestion = {
  text: string
  answer: string
  lang: string
  date: string
  doctor?: NonNullable<Review['specialist']>
}

/** A published question of the directory with the answer of one of its doctors. */
export type DoctorsAnswer = Omit<AnsweredQuestion, 'doctor'> & {
  doctor: {
    slug: string
    name: LocalizedText
    photo?: Image
    specialities: LocalizedText[]
    isDemo: boolean
  }
}

/** A page of the newest reviews of all companies, or of those of a city. */
export type LatestReviews = Paged<Review & { company: Pick<Company, 'kind' | 'slug' | 'name'> }> & {
  city?: NonNullable<Company['city']>
  /** Cities with reviews, those with most first. */
  cities: NamedCount[]
}
