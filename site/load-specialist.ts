import { specialistToPage } from '../content-adapters/medical-api/pages/specialist-to-page.ts'
import { SourceError } from '../content-adapters/source.ts'
import type { LandingContext } from './landing.ts'

/** A doctor's page; undefined for a doctor whom the clinic has not. */
export async function specialist({ source, company, params }: LandingContext) {
  try {
    return specialistToPage({
      company,
      specialist: await source.specialist(company.code, params.specialist ?? ''),
    })
  } catch (error) {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  }
}
