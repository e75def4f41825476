import type { account, session } from '../tables/index.ts'

export type Account = typeof account.$inferSelect
export type Session = typeof session.$inferSelect

/** The signed-in person and their session. */
export type Person = { account: Account; session: Session }
