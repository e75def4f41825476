/** Paths of the pages that exist, without the language. */
export const demoPaths = [
  '/',
  '/page/credits',
  '/dv',
  '/dv/ru/DEM0-DENT-0001-4',
  '/-organizations/hub',
  '/-organizations/hub/demo-polyclinic',
  '/-organizations/hub/demo-polyclinic/reviews',
  '/l/demo-dent',
  '/l/demo-dent/about',
  '/l/demo-dent/gallery',
  '/l/demo-dent/contacts',
  '/l/demo-dent/specialists',
  '/l/demo-dent/news',
  '/l/demo-family',
  '/l/demo-family/contacts',
  '/l/demo-hospital',
  '/l/demo-practice',
  '/l/demo-journal',
]

export const languages = ['ru', 'kk', 'uz', 'en'] as const
export type Language = (typeof languages)[number]

export const address = (path: string, language: Language): string =>
  language === 'ru' ? path : `/${language}${path === '/' ? '' : path}`
