/** Areas of the business section (D-PERM): the 16 with pages, and two that only gate widgets and the list of access codes. */
export const areas = [
  'mis',
  'links',
  'reviews',
  'cabinets',
  'whatsapp',
  'promotion',
  'questions',
  'translation',
  'bonus-system',
  'mis-practice',
  'ai-translator',
  'clinic-website',
  'news',
  'doctor-appointment',
  'online-consultations',
  'organizations',
  'statistics',
  'staff',
] as const
export type Area = (typeof areas)[number]

export const actions = ['read', 'write', 'publish', 'moderate'] as const
export type Action = (typeof actions)[number]

/** What a person may do, by area; an area that is absent is closed. */
export type Permissions = Partial<Record<Area, readonly Action[]>>
