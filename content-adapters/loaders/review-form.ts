import type reviewForm from '../../schemas/blocks/review-form.ts'
import type { Company } from '../entities/company.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { ifRead } from '../parts/if-read.ts'

/** The most doctors and services to choose from. */
const most = 499
const mostServices = 500

type Chosen = { slug?: string; person?: string }

/**
 * The possible subjects of a review: the clinic or one of its doctors; the doctor with the slug; or a person of the directory in each of
 * their clinics. Omitted where the clinic shows no reviews.
 */
export default defineLoader<typeof reviewForm>(async ({ slug, person }, { company, source }) => {
  if (!company || company.settings?.show?.reviews === false) return undefined
  const targets = await targetsOf({ ...(slug && { slug }), ...(person && { person }) }, company, source)
  return { targets, services: await servicesOf([...new Set(targets.map((one) => one.company))], source) }
})

/** The services of companies; none of one whose services cannot be read now, because naming one is optional. */
async function servicesOf(companies: readonly string[], source: LoadContext['source']) {
  const lists = await Promise.all(
    companies.map(async (company) =>
      ((await ifRead(source.services(company))) ?? []).map(({ code, name }) => ({ company, code, name })),
    ),
  )
  return lists.flat().slice(0, mostServices)
}

async function targetsOf({ slug, person }: Chosen, company: Company, source: LoadContext['source']) {
  const of = { company: company.code, country: company.country }
  if (person !== undefined) {
    const { cards } = await source.person(person)
    const clinics = await Promise.all(cards.map((card) => source.company(card.company)))
    return cards.map((card, index) => ({
      company: card.company,
      country: clinics[index]?.country ?? company.country,
      specialist: card.specialist.code,
      name: clinics[index]?.name ?? card.specialist.name,
    }))
  }
  if (slug !== undefined) {
    const { code, name } = await source.specialist(company.code, slug)
    return [{ ...of, specialist: code, name }]
  }
  const doctors = await source.specialists(company.code)
  return [
    { ...of, name: company.name },
    ...doctors.slice(0, most).map(({ code, name }) => ({ ...of, specialist: code, name })),
  ]
}
