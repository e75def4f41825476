/** Names that always mean this installation: its own machine. */
const local = ['localhost', '127.0.0.1', '[::1]']

/** Name of a host without its port, as headers and settings write it; empty for what is no host. */
export function hostName(host: string | undefined): string {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+?)\.?(?::\d*)?$/i.exec(host ?? '') ?? []
  return name.toLowerCase()
}

/** Hosts that the product itself answers on (B-33): the `available` ones, the one of `origin`, and this machine. */
export const ownHosts = (available: readonly string[], origin: string): ReadonlySet<string> =>
  new Set([...local, hostName(new URL(origin).host), ...available.map(hostName)])
