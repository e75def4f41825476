import type { ReactNode } from 'react'

/**
 * An interactive part of a block whose script needs no React: `blocks/<of>.plain.ts`. Its content is complete without it. The script is
 * fetched on first touch, hover or focus, as that of an `Island`, and gets these props; `eager`: as soon as the part is seen.
 */
export const PlainIsland = ({
  of,
  props,
  eager = false,
  children,
}: {
  of: string
  props: object
  eager?: boolean
  children: ReactNode
}) => (
  <sh-island
    data-of={of}
    data-plain=""
    data-props={JSON.stringify(props)}
    {...(eager && { 'data-eager': '' })}
  >
    {children}
  </sh-island>
)
