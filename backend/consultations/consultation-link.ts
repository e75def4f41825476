import { consultation } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { findByLink } from '../kit/secrets/find-by-link.ts'
import { type Link, linkSecret, linkToken } from '../kit/secrets/link-token.ts'

export type Consultation = typeof consultation.$inferSelect

/** The secret that signs links of consultations. Pass the database itself, not a transaction. */
export const consultationSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'consultation')

/** The page at which a patient goes on with a consultation (R13), without language. */
export const consultationPath = (secret: string, code: string): string =>
  `/online-consultations?code=${code}&token=${linkToken(secret, code)}`

/** The consultation of a link, locked in a transaction that changes it. Throws 404, also for a wrong token. */
export const findConsultation = (orm: Orm, link: Link): Promise<Consultation> =>
  findByLink(orm, consultation, link)
