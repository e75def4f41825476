/** The `company` of a page of the directory itself; no company has it. */
export const directory = ''

/** A stored page of a company's site, or of the directory itself. */
export type PageKey = { company: string; slug: string }

/** How a stored page is called in a message. */
export const pageName = ({ company, slug }: PageKey): string =>
  company === directory ? `page/${slug}` : `${company}/${slug}`

/** What a content migration did, or would do: the pages, and the number to roll it back by. */
export type ContentMigration = { mode: 'dry-run' | 'apply' | 'rollback'; id?: number; pages: PageKey[] }
