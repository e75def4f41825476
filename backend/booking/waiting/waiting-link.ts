import { linkToken } from '../../kit/secrets/link-token.ts'

/** The text that the token of a waiting-list entry signs: its code, which is no code of an appointment. */
export const waitingId = (code: string): string => `waiting ${code}`

/** The link of a place on a waiting list, without language: it is shown there, and left. `secret` is `manageSecret`. */
export const waitingPath = (secret: string, code: string): string =>
  `/appointment/waiting?code=${code}&token=${linkToken(secret, waitingId(code))}`
