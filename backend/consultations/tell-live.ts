import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import type { Consultation } from './consultation-link.ts'

/** The channel that tells processes of changed consultations: the code of their company. */
export const consultationChannel = 'shipa_consultation'

/** Tells whoever watches the company's consultations that one has changed, on commit. */
export const tellLive = (orm: Orm, { company }: Pick<Consultation, 'company'>): Promise<unknown> =>
  orm.execute(sql`select pg_notify(${consultationChannel}, ${company})`)
