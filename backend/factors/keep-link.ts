import { isLinkToken, linkToken } from '../kit/secrets/link-token.ts'

/** Characters of an id in a link, which has to fit into an SMS. */
const idLength = 22

/** The page at which a person refuses a reset of their factors, without the language. */
export function keepLink(secret: string, reset: string): string {
  const id = Buffer.from(reset.replaceAll('-', ''), 'hex').toString('base64url')
  return `/auth/second-factor?keep=${id}${linkToken(secret, reset)}`
}

/** The reset that such a link refuses; undefined if nobody has been sent it. */
export function resetOfLink(secret: string, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, idLength), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isLinkToken(secret, id, token.slice(idLength)) ? id : undefined
}
