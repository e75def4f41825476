/** The `company` value of pages of the directory itself. */
export const directory = ''

/** A stored page of a company's site, or of the directory itself. */
export type PageKey = { company: string; slug: string }

/** Name of a stored page in messages. */
export const pageName = ({ company, slug }: PageKey): string =>
  company === directory ? `page/${slug}` : `${company}/${slug}`

/** Result of a content migration, applied or planned: the pages, and the id for rolling it back. */
export type ContentMigration = { mode: 'dry-run' | 'apply' | 'rollback'; id?: number; pages: PageKey[] }
