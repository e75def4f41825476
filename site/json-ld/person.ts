import { joined } from '../../content-adapters/parts/localized-text.ts'
import { companyPath } from '../../content-adapters/parts/profile-paths.ts'
import { type JsonLdContext, pictureAddress, textIn } from './context.ts'
import { type Entity, entity } from './entity.ts'
import { companyType } from './medical-types.ts'

/** The doctor of a profile in the directory, and each clinic where they see patients (F28). */
export function personEntity(context: JsonLdContext): Entity | undefined {
  const { content, page, address } = context
  const { subject } = content
  if (subject?.kind !== 'person') return undefined
  const { specialist, companies } = subject
  const { locale, head } = page
  return entity({
    '@type': 'Person',
    '@id': `${head.canonical}#doctor`,
    name: textIn(specialist.name, locale),
    url: head.canonical,
    image: pictureAddress(specialist.photo, context),
    jobTitle: textIn(joined(specialist.specialities, ', ') ?? specialist.position, locale),
    knowsLanguage: specialist.languages,
    worksFor: companies.map((company) => {
      const url = address(companyPath(company))
      return {
        '@type': companyType(company),
        '@id': `${url}#clinic`,
        name: textIn(company.name, locale),
        url,
      }
    }),
  })
}
