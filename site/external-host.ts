/** Names that always mean this installation: its own machine. */
const local = ['localhost', '127.0.0.1', '[::1]']

/** Name of a host without its port, as headers and settings write it; empty for what is no host. */
export function hostName(host: string | undefined): string {
  const [, name = ''] = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]\\]+?)\.?(?::\d*)?$/i.exec(host ?? '') ?? []
  return name.toLowerCase()
}

/**
 * Hosts that the product itself answers on (B-33): those of `AVAILABLE_HOSTS`, the one of canonical addresses, and this
 * machine. Undefined where none are configured: then every host is one of ours.
 */
export const ownHosts = (
  available: readonly string[] | undefined,
  origin: string,
): ReadonlySet<string> | undefined =>
  available && new Set([...local, hostName(new URL(origin).host), ...available.map(hostName)])

/** True for a host of somebody else, whose pages are not the product's (B-33); `host` is the header, its port is ignored. */
export const isExternalHost = (own: ReadonlySet<string> | undefined, host: string | undefined): boolean =>
  own !== undefined && !own.has(hostName(host))
