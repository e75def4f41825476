/** A stored page of a company's site. */
export type PageKey = { company: string; slug: string }
/** What a content migration did, or would do: the pages, and the number to roll it back by. */
export type ContentMigration = { mode: 'dry-run' | 'apply' | 'rollback'; id?: number; pages: PageKey[] }
