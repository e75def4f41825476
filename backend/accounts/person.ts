import type { account, session } from '../database/tables/index.ts'

export type Account = typeof account.$inferSelect
export type Session = typeof session.$inferSelect

/** Who is signed in, and by which session. */
export type Person = { account: Account; session: Session }
