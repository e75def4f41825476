import type { Specialist } from '../../content-adapters/entities/doctor.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { specialistToPage } from '../../content-adapters/pages/specialist-to-page.ts'
import { ifFound } from '../core/if-found.ts'
import type { LandingContext } from './landing.ts'

/** A doctor's page (R79); undefined for an unknown doctor. */
export async function specialist(context: LandingContext): Promise<PageContent | undefined> {
  const specialist = await foundSpecialist(context)
  return specialist && specialistToPage({ company: context.company, specialist })
}

/** The doctor of the address; undefined if the clinic has no such doctor. */
export const foundSpecialist = ({
  source,
  company,
  params,
}: LandingContext): Promise<Specialist | undefined> =>
  ifFound(source.specialist(company.code, params.specialist ?? ''))
