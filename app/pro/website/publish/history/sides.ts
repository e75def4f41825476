/** A version by its number, the site that was sent with a request to publish, the one that was published then, or the draft. */
export type Side = number | `review-${number}` | `reviewBase-${number}` | 'draft'

/** The two compared sides. */
export type Compared = { before: Side; after: Side }

/** The name of a side in the address of a page (see `siteName`): `&version=7`, `&review=3`; empty for the draft. */
export function sideQuery(side: Side): string {
  if (side === 'draft') return ''
  const [name, number] = typeof side === 'number' ? ['version', side] : side.split('-')
  return `&${name}=${number}`
}

/** The number of the request that a side is about; undefined for others. */
export const approvalOf = (side: Side): number | undefined =>
  typeof side === 'string' && side !== 'draft' ? Number(side.split('-')[1]) : undefined
