/** An instant as the address of the booking page names it: `20261130T040000Z`. */
export const offeredTime = (start: string): string => new Date(start).toISOString().replace(/[-:]|\.\d+/g, '')

/** The instant in ISO 8601 that an address names; undefined for any other text. */
export function instantOf(time: string): string | undefined {
  const written = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6.000Z')
  const at = new Date(written)
  return written !== time && !Number.isNaN(at.getTime()) && at.toISOString() === written ? written : undefined
}
