import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Sparkles from 'lucide-react/icons/sparkles'
import { translate } from '../../locales/index.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { TextKey } from '../../locales/text-key.ts'
import type { OwnCompany } from '../../schemas/api/business.ts'
import type { ProfileOverview } from '../../schemas/api/profile.ts'
import type { User } from '../../schemas/api/user.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { tileClass } from '../tile-class.ts'
import { OwnClinics } from './own-clinics.tsx'
import { RecentUpdates } from './recent-updates.tsx'
import { Screen } from './screen.tsx'
import { type Section, sectionIcons, sectionPath } from './sections.ts'
import { UpcomingVisits } from './upcoming-visits.tsx'

/** The profile fields that are empty, and where to fill them in. */
const missing = ({ TEL, EMAIL, BIRTHDAY }: User) => {
  const all: { isMissing: boolean; key: TextKey; place: string }[] = [
    { isMissing: TEL === null, key: 'profile:overview.addPhone', place: '#contacts' },
    { isMissing: EMAIL === null, key: 'profile:overview.addEmail', place: '#contacts' },
    { isMissing: BIRTHDAY === null, key: 'profile:overview.addBirthday', place: '#person' },
  ]
  return all.filter(({ isMissing }) => isMissing)
}

type Props = {
  locale: Locale
  user: User
  companies: readonly OwnCompany[]
  found: ProfileOverview
  /** Today's date: dates in this year are shown without the year. */
  today: string
}

/** R85: upcoming visits, news, and the counts of all lists; drawn by the server alone. */
export function OverviewScreen({ locale, user, companies, found, today }: Props) {
  const t = translate(locale)
  const counts: [Section, number][] = [
    ['consultations', found.CONSULTATIONS],
    ['questions', found.QUESTIONS],
    ['medical-records', found.RECORDS],
    ['likes', found.LIKES],
    ['reviews', found.REVIEWS],
    ['comments', found.COMMENTS],
  ]
  const isQuiet = found.NEW_RECORDS.length + found.NEW_ANSWERS.length === 0
  return (
    <Screen title={t('profile:overview.hello', { name: user.NAME })}>
      <div className="grid gap-10">
        <OwnClinics locale={locale} companies={companies} />
        <section>
          <h2 className="mb-3 text-xl">{t('profile:overview.next')}</h2>
          {found.UPCOMING.length > 0 ? (
            <UpcomingVisits locale={locale} visits={found.UPCOMING} today={today} />
          ) : (
            <EmptyState
              icon={CalendarPlus}
              title={t('profile:overview.noVisits')}
              text={t('profile:overview.noVisitsText')}
              action={
                <ButtonLink link={{ href: localizePath('/doctor-appointment', locale) }}>
                  {t('profile:overview.findDoctor')}
                </ButtonLink>
              }
            />
          )}
          <ul className="mt-2 grid gap-2">
            {missing(user).map(({ key, place }) => (
              <li key={key}>
                <AppLink href={sectionPath('settings') + place} className={tileClass}>
                  <span className="flex-auto">{t(key)}</span>
                  <Icon of={ChevronRight} className="text-ink-faint" />
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t('profile:overview.new')}</h2>
          {isQuiet ? (
            <EmptyState
              icon={Sparkles}
              title={t('profile:overview.nothingNew')}
              text={t('profile:overview.nothingNewText')}
            />
          ) : (
            <RecentUpdates locale={locale} overview={found} today={today} />
          )}
        </section>
        <section>
          <h2 className="mb-3 text-xl">{t('profile:overview.quick')}</h2>
          <ul className="grid gap-2 @xl:grid-cols-2">
            {counts.map(([section, count]) => (
              <li key={section}>
                <AppLink href={sectionPath(section)} className={tileClass}>
                  <Icon of={sectionIcons[section]} className="text-accent-ink" />
                  <span className="flex-auto">{t(`profile:section.${section}`)}</span>
                  <span className="text-ink-soft tabular-nums">{count}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Screen>
  )
}
