/** Sections of the sitemap that may have several files. */
export const keyedSections = [
  'lists',
  'companies',
  'profiles',
  'people',
  'news',
  'materials',
  'specialists',
] as const
