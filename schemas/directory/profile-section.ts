/** Parts of the directory that have profiles, by the kind of company; a network has none, but a page below `/-organizations`. */
const profileSections = { clinic: 'clinics', doctor: 'doctors', other: 'other' } as const

export type ProfileSection = (typeof profileSections)[keyof typeof profileSections]

/** The section of a kind of company. */
export const profileSection = (kind: string): ProfileSection | undefined =>
  Object.hasOwn(profileSections, kind) ? profileSections[kind as keyof typeof profileSections] : undefined

/** The address of a profile: of a company, or of a doctor. */
export const profileAddress = (section: ProfileSection, slug: string): string =>
  `/companies/${section}/${slug}`
