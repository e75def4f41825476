import { type Address, readAddress } from '../../site/core/address.ts'

/** Next's own files; their paths have no language prefix. */
export const nextFiles = '/_next/'

/** Below it the catalogue's block examples are rendered, as documents. */
export const previewPath = '/blocks/preview/'

/** In development the source of an island, such as `/blocks/gallery/gallery.client.tsx`; names of blocks have no dot. */
const islandSource = /^\/blocks\/.*\.tsx?$/

/** Areas behind sign-in. */
export const personalPaths = ['/profile', '/pro', '/moderation']

/** The area with the messages that are shown instead of being sent. It is there only where they are. */
export const inboxPath = '/dev'

/** The application's path prefixes, without the language. */
export const applicationPaths = ({ catalogue }: { catalogue: boolean }): readonly string[] => [
  ...personalPaths,
  ...(catalogue ? ['/blocks'] : []),
  inboxPath,
]

/** True for an address of the area that begins with `prefix`. */
export const isWithin = (prefix: string, path: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`)

/**
 * The address of an application page, or its canonical form to redirect to; undefined for the path of a document.
 * Languages and spelling follow the same rules as documents (R-rule).
 */
export function readApplicationAddress(
  rawPath: string,
  paths: readonly string[],
): { address: Address } | { redirect: string } | undefined {
  if (rawPath.startsWith(previewPath) || islandSource.test(rawPath)) return undefined
  const read = readAddress(rawPath)
  const right = read && 'redirect' in read ? readAddress(read.redirect) : read
  if (!right || !('address' in right)) return undefined
  const { path } = right.address
  return paths.some((prefix) => isWithin(prefix, path)) ? read : undefined
}
