import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { Company } from '../entities/company.ts'
import type { Review } from '../entities/review.ts'
import type { ContentSource } from '../source.ts'

/** A review, with the company that it is about in a list of several, and who answers in one of a person. */
export type ReviewOfMany = Review & {
  of?: Pick<Company, 'kind' | 'slug' | 'name'>
  answeredBy?: LocalizedText
}

/** Reviews of all cards of a person, in the order of the cards. */
export async function reviewsOfCards(
  cards: readonly { company: string; specialist: { code: string } }[],
  source: ContentSource,
): Promise<Review[]> {
  const lists = await Promise.all(
    cards.map(({ company, specialist }) => source.reviews(company, specialist.code)),
  )
  return lists.flat()
}

/** Reviews of all cards of a person, newest first. */
export async function reviewsOfPerson(slug: string, source: ContentSource): Promise<ReviewOfMany[]> {
  const { cards } = await source.person(slug)
  const lists = await Promise.all(
    cards.map(async ({ company, specialist }) => {
      const [{ name }, reviews] = await Promise.all([
        source.company(company),
        source.reviews(company, specialist.code),
      ])
      return reviews.map((review) => ({ ...review, answeredBy: name }))
    }),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}

/** Reviews of all companies of a network, newest first. */
export async function reviewsOfNetwork(slug: string, source: ContentSource): Promise<ReviewOfMany[]> {
  const { companies } = await source.network({ slug, page: 1 })
  const lists = await Promise.all(
    companies.map(async ({ code }) => {
      const [of, reviews] = await Promise.all([source.company(code), source.reviews(code)])
      return reviews.map((review) => ({ ...review, of }))
    }),
  )
  return lists.flat().sort((a, b) => b.date.localeCompare(a.date))
}
