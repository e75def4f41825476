import type { Specialist } from '../content-adapters/entities.ts'
import { specialistToPage } from '../content-adapters/medical-api/pages/specialist-to-page.ts'
import type { PageContent } from '../content-adapters/page-content.ts'
import { SourceError } from '../content-adapters/source.ts'
import type { LandingContext } from './landing.ts'

/** A doctor's page (R79); undefined for a doctor whom the clinic has not. */
export async function specialist(context: LandingContext): Promise<PageContent | undefined> {
  const found = await foundSpecialist(context)
  return found && specialistToPage({ company: context.company, specialist: found })
}

/** The doctor of the address; undefined for one whom the clinic has not. */
export async function foundSpecialist({
  source,
  company,
  params,
}: LandingContext): Promise<Specialist | undefined> {
  try {
    return await source.specialist(company.code, params.specialist ?? '')
  } catch (error) {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  }
}
