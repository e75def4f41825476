import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Locale } from '../../../locales/locale.ts'
import type { TextKey, Translate } from '../../../locales/text-key.ts'
import type { Today } from '../../../schemas/api/today.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { tileClass } from '../../tile-class.ts'
import { Section } from './section.tsx'
import { waitingLink, waitingQuery } from './waiting-link.ts'

type Props = { t: Translate; base: string; waiting: Today['WAITING']; locale: Locale; today: string }

/** Items that wait for an answer, each with the time that is left. */
export function Waiting({ t, base, waiting, locale, today }: Props) {
  return (
    <Section title={t('today:waiting.title')}>
      {waiting.length === 0 && <p className="text-ink-soft">{t('today:waiting.none')}</p>}
      <ul className="grid gap-2">
        {waiting.map(({ KIND, COUNT, SINCE, LABEL, PATH, AT }) => (
          <li key={KIND}>
            <AppLink
              href={`${base}/${waitingLink(KIND, PATH).path}${waitingQuery(AT)}`}
              className={tileClass}
            >
              <Icon of={waitingLink(KIND, PATH).icon} className="text-accent-ink" />
              <span className="flex-auto">
                <span className="block font-medium">
                  {LABEL ? `${LABEL}: ${COUNT}` : t(`today:waiting.${KIND}` as TextKey, { count: COUNT })}
                </span>
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
