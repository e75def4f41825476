import { timingSafeEqual } from 'node:crypto'

/** Whether what was sent is the secret, in a time that tells nothing but whether it is as long. */
export function sameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
