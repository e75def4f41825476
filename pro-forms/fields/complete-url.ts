const hostFirst = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u

/** A web address as typed, with `https://` if it begins with a host: `example.com/x`. Other text is only trimmed. */
export function completeUrl(typed: string): string {
  const text = typed.trim()
  return hostFirst.test(text) ? `https://${text}` : text
}
