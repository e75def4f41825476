/** Names of this machine; they always belong to the product. */
const local = ['localhost', '127.0.0.1', '[::1]']

/** A host without its port; empty if it is invalid. */
export function hostName(host: string | undefined): string {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+?)\.?(?::\d*)?$/i.exec(host ?? '') ?? []
  return name.toLowerCase()
}

/** Hosts of the product (B-33): the `available` ones, the one of `origin`, and this machine. */
export const ownHosts = (available: readonly string[], origin: string): ReadonlySet<string> =>
  new Set([...local, hostName(new URL(origin).host), ...available.map(hostName)])
