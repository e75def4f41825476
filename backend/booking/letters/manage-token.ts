import type { Orm } from '../../kit/database/database.ts'
import { linkSecret, linkToken } from '../../kit/secrets/link-token.ts'

/** The secret that signs links of appointments. Pass the database itself, not a transaction. */
export const manageSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'appointment')

/** The token of an appointment's link, of its `uid`, which moves keep: an old link leads to the appointment that has come of it. */
export const manageToken = linkToken

/** The link of an appointment, without language: short, and leads to its page (B-16). */
export const managePath = (secret: string, { code, uid }: { code: string | null; uid: string }): string =>
  `/appointment?code=${code}&token=${manageToken(secret, uid)}`
