import type { Orm } from '../../kit/database/database.ts'
import { linkSecret, linkToken } from '../../kit/secrets/link-token.ts'

/** The secret that signs links of appointments. Pass the database itself, not a transaction. */
export const manageSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'appointment')

/** The token of an appointment's link, made from its `uid`, which stays when the appointment is moved: an old link opens the new appointment. */
export const manageToken = linkToken

/** The link of an appointment, short and without language; it redirects to the appointment's page (B-16). */
export const managePath = (secret: string, { code, uid }: { code: string | null; uid: string }): string =>
  `/appointment?code=${code}&token=${manageToken(secret, uid)}`
