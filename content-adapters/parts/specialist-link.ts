import type { LinkTarget } from '../../schemas/core/link.ts'
import type { Specialist } from '../entities/doctor.ts'
import type { LoadContext } from '../loader.ts'
import { paths, toPage } from './paths.ts'
import { profilePath } from './profile-paths.ts'

/** The page of a doctor: that of the person in the directory, otherwise that of the clinic's site. */
export const specialistLink = (
  { slug, person }: Pick<Specialist, 'slug' | 'person'>,
  { inDirectory }: Pick<LoadContext, 'inDirectory'>,
): LinkTarget =>
  toPage(inDirectory && person !== undefined ? profilePath('doctors', person) : paths.specialist(slug))

/** The page of a doctor of a company on pages that are of no company; on its site where the doctor has none in the directory. */
export const doctorLinkAt = (
  company: string,
  { slug, person }: Pick<Specialist, 'slug' | 'person'>,
): LinkTarget =>
  toPage(
    person === undefined ? paths.company(company) + paths.specialist(slug) : profilePath('doctors', person),
  )
