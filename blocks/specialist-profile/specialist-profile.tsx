import Award from 'lucide-react/icons/award'
import Languages from 'lucide-react/icons/languages'
import type { SpecialistProfileProps } from '../../schemas/blocks/specialist-profile.ts'
import { profilePagesElement, profileTabs } from '../../schemas/directory/profile-tabs.ts'
import { spokenLanguages } from '../../schemas/page/block-fields.ts'
import { BackLink } from '../../ui/button/back-link.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { TabLinks } from '../../ui/page/tab-links.tsx'
import { RichText } from '../../ui/rich/rich-text.tsx'
import { Rating } from '../../ui/shown/rating.tsx'
import { NextFreeTime } from '../parts/booking/next-free-time.tsx'
import { ReceptionWeek } from '../parts/branches/reception-week.tsx'
import { ScheduleChanges } from '../parts/branches/schedule-changes.tsx'
import { listPriceText } from '../parts/directory/list-price-text.ts'
import { ProfileWay } from '../parts/directory/profile-way.tsx'
import { experienceText } from '../parts/specialists/experience-text.ts'
import { SpecialistPortrait } from '../parts/specialists/specialist-portrait.tsx'
import { Specialities } from '../parts/specialists/specialities.tsx'
import { standingOf } from '../parts/specialists/standing.ts'

/** One doctor as a page of its own: it contains the page's `h1`. */
export default function SpecialistProfile({ slug, tab, data }: SpecialistProfileProps) {
  const pagesId = useElementId(profilePagesElement)
  const { t, locale } = usePage()
  const { name, photo, about, booking, allLink, tabs } = data
  const { position, specialities } = standingOf(data.position, data.specialities)
  const education = data.education ?? []
  return (
    <article className="section">
      {allLink &&
        (tabs ? (
          <div className="mb-4">
            <ProfileWay list={allLink.href} crumbs={data.crumbs ?? []} current={name} />
          </div>
        ) : (
          <BackLink href={allLink.href} label={t('blocks:specialist.all')} />
        ))}
      <div className="specialist-profile">
        <SpecialistPortrait
          name={name.text}
          photo={photo}
          sizes="(min-width: 44rem) 20rem, 9rem"
          priority
          slug={slug}
        />
        <div>
          <div className="names">
            <h1>
              <LocalizedText value={name} />
            </h1>
            {specialities.length > 0 && (
              <p>
                <Specialities names={specialities} />
              </p>
            )}
            {position && (
              <p className={specialities.length > 0 ? 'text-ink-soft' : undefined}>
                <LocalizedText value={position} />
              </p>
            )}
          </div>
          <Offer data={data} />
          <Facts data={data} />
          {booking && (
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
              <ButtonLink link={booking.link}>
                <LocalizedText value={booking.label} />
              </ButtonLink>
              {data.next && (
                <p className="font-medium">
                  <NextFreeTime next={data.next} />
                </p>
              )}
            </div>
          )}
          <div className="grid w-full gap-x-16 gap-y-5 @5xl:grid-cols-2">
            {about && (
              <div className="mt-5 flex w-full max-w-text flex-col gap-3">
                <h2 className="text-2xl">{t('blocks:specialist.about')}</h2>
                <RichText value={about} level={3} />
              </div>
            )}
            <Hours data={data} />
            {education.length > 0 && (
              <div className="mt-5 flex w-full max-w-text flex-col gap-3">
                <h2 className="text-2xl">{t('blocks:specialist.education')}</h2>
                <ul>
                  {education.map((step) => (
                    <li key={step.text} className="border-b border-line py-2.5 last:border-0">
                      <LocalizedText value={step} />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
      </div>
      {tabs && (
        <div className="mt-8">
          <TabLinks
            id={pagesId}
            label={t('blocks:company-profile.pages')}
            items={tabs.map((one) => ({
              href: one.link.href,
              label: profileTabs[one.tab][locale],
              current: one.tab === tab,
            }))}
          />
        </div>
      )}
    </article>
  )
}

/** The stars, which lead to the reviews, and the price of a first visit, as the card of a list has them. */
function Offer({ data: { rating, visit } }: Pick<SpecialistProfileProps, 'data'>) {
  const { t } = usePage()
  if (!rating && !visit) return null
  const stars = rating && <Rating value={rating.value} count={rating.count} />
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {rating?.link ? (
        <a href={rating.link.href} className="touch hover:underline">
          {stars}
        </a>
      ) : (
        stars
      )}
      {visit && (
        <p className="font-medium tabular-nums first-letter:uppercase">{listPriceText(t, visit, true)}</p>
      )}
    </div>
  )
}

function Hours({ data: { places = [], changes = [] } }: Pick<SpecialistProfileProps, 'data'>) {
  const { t } = usePage()
  if (places.length === 0 && changes.length === 0) return null
  return (
    <div className="mt-5 flex w-full max-w-text flex-col gap-3">
      <h2 className="text-2xl">{t('blocks:specialist.hours')}</h2>
      {places.map((place) => (
        <ReceptionWeek key={place.cabinet?.text ?? ''} place={place} level={3} />
      ))}
      {changes.length > 0 && (
        <div>
          <h3 className="text-lg">{t('blocks:timetable.changes')}</h3>
          <ScheduleChanges changes={changes} ofOne />
        </div>
      )}
    </div>
  )
}

function Facts({ data: { experienceYears, languages = [] } }: Pick<SpecialistProfileProps, 'data'>) {
  const { t, locale } = usePage()
  if (experienceYears === undefined && languages.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {experienceYears !== undefined && (
        <li className="flex items-start gap-2">
          <Icon of={Award} className="mt-0.5 text-accent-mark" />
          {experienceText(t, experienceYears)}
        </li>
      )}
      {languages.length > 0 && (
        <li className="flex items-start gap-2">
          <Icon of={Languages} className="mt-0.5 text-accent-mark" />
          <span>
            {t('blocks:specialist.languages')}:{' '}
            {languages.map((code) => spokenLanguages[code][locale]).join(', ')}
          </span>
        </li>
      )}
    </ul>
  )
}
