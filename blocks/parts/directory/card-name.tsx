import type { Text } from '../../../locales/locale.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { DemoBadge } from '../common/demo-badge.tsx'

type Props = { name: Text; href: string; isDemo: boolean; isPromoted?: boolean; heading?: 'h2' | 'h3' | 'h4' }

/** The name of a card, whose link makes the whole card clickable; it marks demonstrations, and who has a promotion now. */
export function CardName({ name, href, isDemo, isPromoted, heading: Heading = 'h2' }: Props) {
  const { t } = usePage()
  return (
    <Heading className="card-name">
      <a href={href} className="stretched">
        <LocalizedText value={name} />
      </a>
      <DemoBadge isDemo={isDemo} />
      {isPromoted && (
        <>
          {' '}
          <Badge tone="accent">{t('blocks:promotions.one')}</Badge>
        </>
      )}
    </Heading>
  )
}
