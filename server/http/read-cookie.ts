/** The raw value of a cookie in a request header; the first one if there are several. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Fast path: most requests have no cookies.
  if (!header?.includes(`${name}=`)) return undefined
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
