import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Images from 'lucide-react/icons/images'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question'
import MessagesSquare from 'lucide-react/icons/messages-square'
import PanelsTopLeft from 'lucide-react/icons/panels-top-left'
import Star from 'lucide-react/icons/star'
import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { Today, WaitingKind } from '../../../schemas/api/today.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { Icon, type IconGlyph } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { tileClass } from '../../tile-class.ts'
import { Section } from './section.tsx'
import { waitingPaths } from './waiting-paths.ts'

const icons: Record<WaitingKind, IconGlyph> = {
  bookings: CalendarClock,
  requests: ClipboardList,
  questions: MessageCircleQuestion,
  consultations: MessagesSquare,
  reviews: Star,
  widgetSites: PanelsTopLeft,
  photos: Images,
}

type Props = { t: Translate; base: string; waiting: Today['WAITING']; locale: Locale; today: string }

/** Items that wait for an answer, each with the time that is left. */
export function Waiting({ t, base, waiting, locale, today }: Props) {
  return (
    <Section title={t('today:waiting.title')}>
      {waiting.length === 0 && <p className="text-ink-soft">{t('today:waiting.none')}</p>}
      <ul className="grid gap-2">
        {waiting.map(({ KIND, COUNT, SINCE }) => (
          <li key={KIND}>
            <AppLink href={`${base}/${waitingPaths[KIND]}`} className={tileClass}>
              <Icon of={icons[KIND]} className="text-accent-ink" />
              <span className="flex-auto">
                <span className="block font-medium">{t(`today:waiting.${KIND}`, { count: COUNT })}</span>
                <span className="block text-sm text-ink-soft">
                  {t('today:waiting.since', {
                    date: formatCalendarDate(calendarDate(SINCE, homeZone.name), locale, today),
                  })}
                </span>
              </span>
              <Icon of={ChevronRight} className="text-ink-faint" />
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
