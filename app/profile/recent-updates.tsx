import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { ProfileOverview, Words as WordsValue } from '../../schemas/api/profile.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { recordIcons } from './medical-records/record-icons.ts'
import { sectionIcons, sectionPath } from './sections.ts'
import { Words } from './words.tsx'

type Item = {
  key: string
  date: string
  href: string
  icon: IconGlyph
  title: WordsValue
  company: WordsValue
}

type Props = { locale: Locale; overview: ProfileOverview; today: string }

/** New records and answers of clinics in one list, newest first. */
export function RecentUpdates({ locale, overview, today }: Props) {
  const t = translate(locale)
  const answered = { TEXT: t('profile:overview.answered'), LANG: locale }
  const items: Item[] = [
    ...overview.NEW_RECORDS.map((record) => ({
      key: record.RECORD_CODE,
      date: record.DATE,
      href: `${sectionPath('medical-records')}/${record.RECORD_CODE}`,
      icon: recordIcons[record.KIND],
      title: { TEXT: record.TITLE, LANG: record.LANG },
      company: record.COMPANY.NAME,
    })),
    ...overview.NEW_ANSWERS.map((review) => ({
      key: review.REVIEW_CODE,
      date: review.DATE,
      href: sectionPath('reviews'),
      icon: sectionIcons.reviews,
      title: answered,
      company: review.COMPANY.NAME,
    })),
  ].sort((a, b) => (a.date < b.date ? 1 : -1))
  return (
    <ul className="divide-y divide-line">
      {items.map(({ key, date, href, icon, title, company }) => (
        <li key={key} className="relative flex items-start gap-4 py-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-tint text-accent-ink">
            <Icon of={icon} />
          </span>
          <div className="min-w-0">
            {/* No prefetch: the API logs each opening of a record. */}
            <AppLink href={href} prefetch={false} className="stretched font-medium hover:text-accent-ink">
              <Words of={title} />
            </AppLink>
            <p className="text-sm text-ink-soft">
              <Words of={company} /> · <time dateTime={date}>{formatCalendarDate(date, locale, today)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
