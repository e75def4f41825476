import { type HelpArticle, helpArticles, helpPath } from '../articles/help-articles.ts'

/** Paths of the articles of the help, by the slugs under which they are stored. */
const helpPaths = Object.fromEntries(
  helpArticles.map((article) => [`help-${article}`, helpPath(article)]),
) as { [Article in HelpArticle as `help-${Article}`]: `/help/${Article}` }

/** Paths of the product's own pages, by the slugs under which they are stored. */
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
  ...helpPaths,
} as const

export type ProductSlug = keyof typeof productPaths

/** The slug of the product page at a path; undefined for other paths. */
export const productSlugAt = (path: string): string | undefined =>
  Object.entries(productPaths).find(([, own]) => own === path)?.[0]

export const isProductSlug = (slug: string): slug is ProductSlug => Object.hasOwn(productPaths, slug)
