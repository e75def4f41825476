/** Addresses of the product's own pages, by the slugs that they are stored under. */
export const productPaths = {
  home: '/',
  mis: '/mis',
  help: '/help',
  promotion: '/promotion',
  'bonus-system': '/bonus-system',
  'mis-practice': '/mis-practice',
  whatsapp: '/whatsapp',
  'clinic-website': '/clinic-website',
  'create-website': '/create-website',
} as const

export type ProductSlug = keyof typeof productPaths

/** The slug that the page at a path is stored under; undefined where it is no page of the product. */
export const productSlugAt = (path: string): string | undefined =>
  Object.entries(productPaths).find(([, own]) => own === path)?.[0]

export const isProductSlug = (slug: string): slug is ProductSlug => Object.hasOwn(productPaths, slug)
