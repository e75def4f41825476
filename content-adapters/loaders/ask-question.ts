import { defaultLocale, isLocale, localizePath } from '../../locales/locale.ts'
import type askQuestion from '../../schemas/blocks/ask-question.ts'
import { filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { urgentNumbers } from '../../schemas/reference/countries.ts'
import type { Company } from '../entities/company.ts'
import type { AnsweredQuestion } from '../entities/review.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { formData } from '../parts/form-data.ts'
import { localizedDayOf } from '../parts/localized-date.ts'
import { menuHas } from '../parts/menu-has.ts'
import { paths, toPage } from '../parts/paths.ts'
import { specialistLink } from '../parts/specialist-link.ts'
import { uniqueBy } from '../parts/unique-by.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Choices in the form; a native list of more is of no use. */
const most = 1000

/**
 * How to ask a clinic that has an address for questions (V-12): the form on its page, a link to it elsewhere. A letter is the way
 * only where the clinic has no such page.
 */
export default defineLoader<typeof askQuestion>(async (_props, context) => {
  const { company, source, asking } = context
  if (!company?.emailForIssues) return undefined
  const { name } = company
  const consultation = consultationHref(company, context)
  if (asking)
    return {
      name,
      ...consultation,
      form: await formOf(company, asking, context),
      answered: (await source.questions(company.code)).map((one) => answeredOf(one, context)),
      cases: casesOf(company, context),
    }
  const menu = company.isUnclaimed ? [] : await source.menu(company, { isOptional: true })
  return menuHas(menu, paths.askQuestion)
    ? { name, ...consultation, link: toPage(paths.askQuestion), answered: [] }
    : { name, ...consultation, email: company.emailForIssues, answered: [] }
})

/** The address at which an online consultation begins, if the clinic gives them. */
const consultationHref = ({ takesConsultations, slug }: Company, { directoryHref, locale }: LoadContext) =>
  takesConsultations && {
    consultation:
      directoryHref?.(paths.consultationsOf(slug)) ?? localizePath(paths.consultationsOf(slug), locale),
  }

/** The forms of all kinds of cases, such as a request for a document. */
const casesOf = ({ slug }: Company, { directoryHref, locale }: LoadContext) =>
  [...filedKinds.values()].map(({ name, filed: { title } }) => {
    const path = paths.caseForm(name, slug)
    return { name: title, href: directoryHref?.(path) ?? localizePath(path, locale) }
  })

/** The possible addressees of a question, with the doctor from the address chosen. */
async function formOf(
  company: Company,
  { doctor }: NonNullable<LoadContext['asking']>,
  { source, form }: LoadContext,
) {
  const doctors = (await source.specialists(company.code)).slice(0, most)
  const specialities = uniqueBy(
    doctors.flatMap(({ coded = [] }) => coded),
    ({ code }) => code,
  )
  return {
    company: company.code,
    urgent: [...urgentNumbers(company.country)],
    doctors: doctors.map(({ code, name, specialities: [speciality] }) =>
      withoutUndefined({ code, name, speciality }),
    ),
    specialities: specialities.slice(0, 300),
    ...(doctor !== undefined && { values: [{ name: 'SPECIALIST', text: doctor }] }),
    ...formData(form),
  }
}

const answeredOf = ({ text, answer, lang, date, doctor }: AnsweredQuestion, context: LoadContext) =>
  withoutUndefined({
    text,
    answer,
    lang: isLocale(lang) ? lang : defaultLocale,
    date: localizedDayOf(date, context),
    doctor: doctor && { name: doctor.name, link: specialistLink(doctor, context) },
  })
