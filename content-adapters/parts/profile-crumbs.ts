import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { ProfileSection } from '../../schemas/directory/profile-section.ts'
import type { Company } from '../entities/company.ts'
import { words } from '../words.ts'
import { sectionPath } from './profile-paths.ts'

export type ProfileCrumb = { name: LocalizedText; path: string }

/** The way to a profile: the list of its section, then that of its city. */
export const profileCrumbs = (section: ProfileSection, city: Company['city']): ProfileCrumb[] => [
  { name: words(`head:profile.section.${section}`), path: sectionPath(section) },
  ...(city ? [{ name: city.name, path: sectionPath(section, city.slug) }] : []),
]
