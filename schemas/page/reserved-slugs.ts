/**
 * Slugs that editors may not use for pages or menu entries, because they mean "a site of my own" or belong to the product: as addresses of
 * custom pages they redirect to the page about clinic sites (B-15). RESERVED_PAGE_SLUGS replaces the list.
 */
export const reservedSlugs: readonly string[] = [
  'clinic-website',
  'create-website',
  'site',
  'sites',
  'website',
  'web-site',
  'sayt',
  'sajt',
  'sozdat-sajt',
  'sayt-kliniki',
  'sajt-kliniki',
  'konstruktor',
  'konstruktor-sajtov',
  'landing',
  'l',
  'pro',
  'api',
  'auth',
  'modules',
  'admin',
]
