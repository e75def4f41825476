import CalendarCheck from 'lucide-react/icons/calendar-check'
import FileText from 'lucide-react/icons/file-text'
import Images from 'lucide-react/icons/images'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Newspaper from 'lucide-react/icons/newspaper'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Stethoscope from 'lucide-react/icons/stethoscope'
import type { ShortcutsProps } from '../../schemas/blocks/shortcuts.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'

const icons: Record<ShortcutsProps['data']['items'][number]['about'], IconGlyph> = {
  appointment: CalendarCheck,
  specialists: Stethoscope,
  prices: ReceiptText,
  question: MessageCircleQuestionMark,
  contacts: MapPin,
  reviews: Star,
  news: Newspaper,
  photos: Images,
  insurance: ShieldCheck,
  page: FileText,
}

/** Links to the main sections: tiles, or the lines of an index, depending on the layout. */
export default function Shortcuts({ title, data }: ShortcutsProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:shortcuts.title')} titleHidden={title === undefined}>
      <ul className="tiles">
        {data.items.map(({ about, title, link }) => (
          <li key={link.href}>
            <a href={link.href} rel={link.external ? 'external noopener' : undefined} className="tile">
              <Icon of={icons[about]} />
              <LocalizedText value={title} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
