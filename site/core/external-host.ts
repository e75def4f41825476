/** Names of this machine; they always belong to the product. */
const local = ['localhost', '127.0.0.1', '[::1]']

/** ASCII only: clients send the names of other alphabets in punycode (RFC 3986 §3.2.2). */
const pattern = /^(\[[\da-f:.]{2,45}\]|[\w-](?:[\w.-]{0,251}[\w-])?)\.?(?::\d{0,5})?$/i

/** A host without its port; empty if it is invalid. */
export function hostName(host: string | undefined): string {
  const [, name = ''] = pattern.exec(host ?? '') ?? []
  return name.toLowerCase()
}

/** True for a valid `Host` header. */
export const isHostName = (host: string): boolean => pattern.test(host)

/** Hosts of the product (B-33): the `available` ones, the one of `origin`, and this machine. */
export const ownHosts = (available: readonly string[], origin: string): ReadonlySet<string> =>
  new Set([...local, hostName(new URL(origin).host), ...available.map(hostName)])
