import type { ReactNode } from 'react'
import { Section } from '../../../ui/page/section.tsx'

type Props = { label: string; noScript: string; children: ReactNode }

/** Around the island that shows the object of a link; without scripts it says what to do instead. */
export const LinkedSection = ({ label, noScript, children }: Props) => (
  <Section label={label}>
    <noscript>
      <p className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">{noScript}</p>
    </noscript>
    <div className="@container max-w-3xl noscript:hidden">{children}</div>
  </Section>
)
