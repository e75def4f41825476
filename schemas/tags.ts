/** Cache tags, used in the `Cache-Tag` header and for invalidation. */
export const tags = {
  /** The list of companies. */
  companies: 'companies',
  /** News of all companies together. */
  news: 'news',
  redirects: 'redirects',
  company: (code: string) => `company:${code}`,
  menu: (code: string) => `menu:${code}`,
  site: (code: string) => `site:${code}`,
  newsOf: (code: string) => `news:${code}`,
  newsItem: (slug: string) => `news-item:${slug}`,
  /** Materials of all companies together. */
  materials: 'materials',
  materialsOf: (code: string) => `materials:${code}`,
  material: (slug: string) => `material:${slug}`,
  /** Owners of hosts. */
  domains: 'domains',
  /** Doctors of all companies together. */
  allSpecialists: 'specialists',
  specialists: (code: string) => `specialists:${code}`,
  services: (code: string) => `services:${code}`,
  reviews: (code: string) => `reviews:${code}`,
  gallery: (code: string) => `gallery:${code}`,
  cabinets: (code: string) => `cabinets:${code}`,
  /** The list of pages of the directory itself. */
  customPages: 'pages',
  customPage: (slug: string) => `page:${slug}`,
}
