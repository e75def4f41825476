import type { Company } from '../../content-adapters/entities/company.ts'
import type { Specialist } from '../../content-adapters/entities/doctor.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { addressOf, clinicReference } from './clinic.ts'
import { type JsonLdContext, pictureAddress, textIn } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { medicalSpecialties } from './medical-types.ts'

/** The main entity of a page: a doctor or an article; undefined for other pages. */
export function subjectEntity(
  { subject, title, image }: PageContent,
  company: Company | undefined,
  context: JsonLdContext,
): Entity | undefined {
  if (subject?.kind === 'specialist') return company && doctor(subject.specialist, company, context)
  if (subject?.kind !== 'news' && subject?.kind !== 'article') return undefined
  const headline = pickLocalized(title, context.page.locale)
  const publisher = company && {
    ...clinicReference(company, context),
    logo: pictureAddress(company.logo, context),
  }
  return entity({
    '@type': subject.kind === 'news' ? 'NewsArticle' : 'Article',
    '@id': `${context.page.head.canonical}#article`,
    headline: headline?.value,
    inLanguage: headline?.lang,
    [subject.kind === 'news' ? 'datePublished' : 'dateModified']: subject.date,
    image: pictureAddress(image, context),
    mainEntityOfPage: context.page.head.canonical,
    author: subject.author
      ? { '@type': 'Person', name: textIn(subject.author, context.page.locale) }
      : publisher,
    publisher,
  })
}

/** A doctor (R79), with the specialities that schema.org has a value for. */
const doctor = (specialist: Specialist, company: Company, context: JsonLdContext): Entity =>
  entity({
    '@type': 'Physician',
    '@id': `${context.page.head.canonical}#doctor`,
    name: textIn(specialist.name, context.page.locale),
    url: context.page.head.canonical,
    image: pictureAddress(specialist.photo, context),
    description: textIn(specialist.position, context.page.locale),
    medicalSpecialty: medicalSpecialties(specialist.specialities),
    knowsLanguage: specialist.languages,
    address: addressOf(company, company, context),
    telephone: company.phones[0],
    memberOf: clinicReference(company, context),
  })
