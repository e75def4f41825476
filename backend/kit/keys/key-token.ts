import { hash, randomBytes } from 'node:crypto'

/** How a key begins, so that programs that search code for secrets recognise it. */
const prefix = 'shipa_'

const form = /^shipa_[\w-]{43}$/

/** A new key: 256 random bits. */
export const newKeyToken = (): string => prefix + randomBytes(32).toString('base64url')

/** What is stored of a key. */
export const keyHash = (token: string): string => hash('sha256', token)

/** The letters of a key by which people recognise it. */
export const keyStart = (token: string): string => token.slice(0, prefix.length + 4)

/** The key that a header `Authorization: Bearer shipa_…` brings; undefined without one. It may be of another form than ours. */
export function readKeyHeader(header: string | undefined): string | undefined {
  const [, token] = /^bearer +(\S+) *$/i.exec(header ?? '') ?? []
  return token?.startsWith(prefix) ? token : undefined
}

/** Whether a text has the form of our keys. */
export const isKeyToken = (token: string): boolean => form.test(token)
