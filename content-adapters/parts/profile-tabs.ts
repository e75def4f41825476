import type { ProfileSection } from '../../schemas/directory/profile-section.ts'
import type { ProfileTab } from './profile-paths.ts'

/** Pages of a company's profile besides its first one, by section (R51). */
export const tabsOf: Record<ProfileSection, readonly ProfileTab[]> = {
  clinics: ['services', 'doctors', 'reviews', 'gallery', 'news'],
  other: ['reviews', 'news'],
  doctors: ['clinics', 'reviews'],
}
