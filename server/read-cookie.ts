/** The value of a cookie in the header of a request, as it was sent; the first one where there are several. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Most visitors have none, and every document asks.
  if (!header?.includes(`${name}=`)) return undefined
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
