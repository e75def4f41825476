import { type Address, readAddress } from '../site/address.ts'

/** Next's own files. They have no language. */
export const nextFiles = '/_next/'

/** Where examples of blocks are drawn, below the catalogue: documents, made by the renderer. */
export const previewPath = '/blocks/preview/'

/** Areas of people with an account. A remote backend has their accounts, so that they are not here then. */
const personal = ['/auth', '/profile', '/pro', '/moderation']

type Shown = {
  catalogue: boolean
  /** True where the accounts are ours: the backend is the built-in one. */
  accounts: boolean
  /** True where messages are shown instead of being sent. */
  inbox: boolean
}

/** The application's paths, without the language: each means itself and everything below it. */
export const applicationPaths = ({ catalogue, accounts, inbox }: Shown): readonly string[] => [
  ...(accounts ? personal : []),
  ...(catalogue ? ['/blocks'] : []),
  ...(inbox ? ['/dev'] : []),
]

/**
 * The address of an application page, or the one right form of it to redirect to; undefined for what is a document's.
 * The rules for languages and spelling are those of documents (R-rule).
 */
export function readApplicationAddress(
  rawPath: string,
  paths: readonly string[],
): { address: Address } | { redirect: string } | undefined {
  if (rawPath.startsWith(previewPath)) return undefined
  const read = readAddress(rawPath)
  const right = read && 'redirect' in read ? readAddress(read.redirect) : read
  if (!right || !('address' in right)) return undefined
  const { path } = right.address
  return paths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ? read : undefined
}
