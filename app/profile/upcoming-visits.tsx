import CalendarDays from 'lucide-react/icons/calendar-days'
import { translate } from '../../locales/index.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { ProfileOverview } from '../../schemas/api/profile.ts'
import { formatVisit, visitValue } from '../../schemas/formats/format-visit.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Badge } from '../../ui/shown/badge.tsx'

type Props = { locale: Locale; visits: ProfileOverview['UPCOMING']; today: string }

/** Booked visits by the clocks of their branches; each links to the page where it is moved or cancelled (R28). */
export function UpcomingVisits({ locale, visits, today }: Props) {
  const t = translate(locale)
  return (
    <ul className="divide-y divide-line">
      {visits.map(({ START, TIMEZONE, IS_PENDING, COMPANY, DOCTOR, PLACE, PATH }) => (
        <li key={PATH} className="relative flex items-start gap-4 py-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-tint text-accent-ink">
            <Icon of={CalendarDays} />
          </span>
          <div className="min-w-0">
            {/* Its page is a document of its own, for the holder of its link. */}
            <a
              href={localizePath(PATH, locale)}
              referrerPolicy="no-referrer"
              className="stretched font-medium hover:text-accent-ink"
            >
              <time dateTime={START}>
                {formatVisit(visitValue(new Date(START), TIMEZONE), locale, new Date(today))}
              </time>
            </a>
            {IS_PENDING && (
              <>
                {' '}
                <Badge>{t('profile:overview.waits')}</Badge>
              </>
            )}
            <p>{DOCTOR}</p>
            <p className="text-sm text-ink-soft">{[COMPANY, PLACE].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
