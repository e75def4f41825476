import type { Text } from '../../../locales/locale.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { DemoBadge } from '../common/demo-badge.tsx'

type Props = { name: Text; href: string; isDemo: boolean; heading?: 'h2' | 'h3' | 'h4' }

/** The name of a card, whose link makes the whole card clickable; it marks demonstrations. */
export function CardName({ name, href, isDemo, heading: Heading = 'h2' }: Props) {
  return (
    <Heading className="card-name">
      <a href={href} className="stretched">
        <LocalizedText value={name} />
      </a>
      <DemoBadge isDemo={isDemo} />
    </Heading>
  )
}
