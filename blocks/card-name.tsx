import type { Text } from '../locales/locale.ts'
import { Badge } from '../ui/badge.tsx'
import { LocalizedText } from '../ui/localized-text.tsx'
import { usePage } from '../ui/page-context.tsx'

type Props = { name: Text; href: string; isDemo: boolean }

/** The name of a card, whose link makes the whole card clickable; it says what is only a demonstration. */
export function CardName({ name, href, isDemo }: Props) {
  const { t } = usePage()
  return (
    <h2 className="text-lg leading-snug">
      <a href={href} className="stretched">
        <LocalizedText value={name} />
      </a>
      {isDemo && (
        <>
          {' '}
          <Badge>{t('blocks:clinic-list.demo')}</Badge>
        </>
      )}
    </h2>
  )
}
