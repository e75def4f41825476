import { roleLabels } from '../../../schemas/access/roles.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { ownOpenings } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListPages } from '../list-pages.tsx'
import { sectionPath } from '../sections.ts'
import { Words } from '../words.tsx'

/** Who has opened the cards that clinics keep of the person, in which role and when; nothing as long as nobody has. */
export function Openings({ page, now }: { page: number; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(ownOpenings(page))
  if (meta.total === 0) return null
  return (
    <section id="openings" className="mt-12 print:hidden">
      <h2 className="text-xl">{t('profile:openings.title')}</h2>
      <p className="mt-1 max-w-text text-sm text-ink-soft">{t('profile:openings.text')}</p>
      <ul className="mt-3 divide-y divide-line">
        {data.map(({ VIEWER, ROLE, WHAT, AT, PATIENT, COMPANY }) => (
          <li
            key={`${AT} ${VIEWER} ${PATIENT} ${WHAT}`}
            className="flex flex-wrap justify-between gap-x-6 py-2.5"
          >
            <span className="min-w-0">
              <span className="block">
                {VIEWER}, {roleLabels[ROLE][locale].toLocaleLowerCase(locale)}, <Words of={COMPANY} />
              </span>
              <span className="block text-sm text-ink-soft">
                {t(`profile:openings.what.${WHAT}`)}: {PATIENT}
              </span>
            </span>
            <time dateTime={AT} className="text-ink-soft tabular-nums">
              {formatInHomeZone(AT, locale, now)}
            </time>
          </li>
        ))}
      </ul>
      <ListPages path={sectionPath('medical-records')} name="openings" meta={meta} />
    </section>
  )
}
