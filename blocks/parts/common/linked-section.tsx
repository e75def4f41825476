import type { ReactNode } from 'react'
import { Section } from '../../../ui/page/section.tsx'

type Props = {
  label: string
  noScript: ReactNode
  /** What stands below, with scripts and without. */
  after?: ReactNode
  children: ReactNode
}

/** Around the island that shows the object of a link; without scripts it says what to do instead, or shows it in another way. */
export const LinkedSection = ({ label, noScript, after, children }: Props) => (
  <Section label={label}>
    <noscript>
      {typeof noScript === 'string' ? (
        <p className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">{noScript}</p>
      ) : (
        noScript
      )}
    </noscript>
    <div className="@container max-w-3xl noscript:hidden">{children}</div>
    {after && <div className="mt-6">{after}</div>}
  </Section>
)
