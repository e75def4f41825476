import type onlineConsultations from '../../schemas/blocks/online-consultations.ts'
import { urgentNumbers } from '../../schemas/reference/countries.ts'
import type { Company } from '../entities/company.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { formData } from '../parts/form-data.ts'
import { listingCard } from '../parts/listing-card.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Choices in the form; a native list of more is of no use. */
const most = 1000

/** The form of the clinic that was chosen, otherwise a page of the clinics that give online consultations. */
export default defineLoader<typeof onlineConsultations>(async ({ company, doctor, page = 1 }, context) => {
  const { source } = context
  if (company !== undefined)
    return {
      clinics: [],
      form: await formOf(await source.company(company), doctor, context),
      all: toPage(paths.consultations),
    }
  const list = await source.consulting(page)
  return withoutUndefined({
    clinics: list.items.map((item) => {
      // The lowest price of an appointment would be read as the price of a consultation.
      const { price: _, ...card } = listingCard(item, context)
      return { ...card, ask: toPage(paths.consultationsOf(item.company.slug)) }
    }),
    paging: pagingOf(list, paths.consultationsPage),
  })
})

/** The possible doctors of a consultation, with the doctor from the address chosen. */
async function formOf(company: Company, doctor: string | undefined, { source, form }: LoadContext) {
  const doctors = (await source.specialists(company.code)).slice(0, most)
  return {
    clinic: company.name,
    company: company.code,
    urgent: [...urgentNumbers(company.country)],
    doctors: doctors.map(({ code, name, specialities: [speciality] }) =>
      withoutUndefined({ code, name, speciality }),
    ),
    ...(doctor !== undefined && { values: [{ name: 'SPECIALIST', text: doctor }] }),
    ...formData(form),
  }
}
