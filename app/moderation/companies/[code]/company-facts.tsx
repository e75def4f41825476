import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { languageNames } from '../../../../locales/languages.ts'
import type { ModeratedRegistration } from '../../../../schemas/api/moderation.ts'
import { companyNames } from '../../../../schemas/api/registration.ts'
import { otherLocales } from '../../../../schemas/core/localized-shape.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { taxLabel } from '../../../tax-label.ts'
import { useTranslation } from '../../../use-translation.ts'

/** All values that the owner has entered, and the owner's name. */
export function CompanyFacts({ company }: { company: ModeratedRegistration }) {
  const { t } = useTranslation()
  const { locale: reader } = usePage()
  const { LOCATION_NAME, ADDRESS, OWNER } = company
  const lines: [label: string, value: ReactNode][] = [
    [t('registration:field.KIND'), t(`registration:kind.${company.KIND}`)],
    ...otherLocales.map((locale): [string, ReactNode] => {
      const name = company[companyNames[locale]]
      return [languageNames[reader][locale], name && <span lang={locale}>{name}</span>]
    }),
    [
      t(taxLabel(company.COUNTRY)),
      company.TAX_NUMBER && <span className="tabular-nums">{company.TAX_NUMBER}</span>,
    ],
    [t('registration:field.LICENSE'), company.LICENSE],
    [t('registration:field.ADDRESS'), [LOCATION_NAME, ADDRESS].filter(Boolean).join(', ')],
    [t('registration:field.POINT'), <MapLinks key="map" company={company} />],
    [t('registration:field.PHONES'), company.PHONES.map(formatPhone).join(', ')],
    [t('registration:field.EMAIL'), company.EMAIL],
    [
      t('moderation:owner'),
      OWNER && [OWNER.NAME, OWNER.EMAIL, OWNER.TEL && formatPhone(OWNER.TEL)].filter(Boolean).join(', '),
    ],
  ]
  return (
    <section aria-labelledby="facts">
      <div className="flex items-center justify-between gap-4">
        <h2 id="facts" className="text-xl">
          {t('moderation:facts')}
        </h2>
        {company.LOGO && (
          <img
            src={`${company.LOGO.SRC}/160`}
            alt={t('registration:field.LOGO')}
            className="max-h-16 max-w-40 object-contain"
          />
        )}
      </div>
      <dl className="mt-3">
        {lines.map(([label, value]) => (
          <div
            key={label}
            className="border-t border-line py-2.5 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-x-6"
          >
            <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value || '\u2013'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Links to the point in external maps; without a point, to a search for the address. */
function MapLinks({
  company: { LATITUDE, LONGITUDE, LOCATION_NAME, ADDRESS },
}: {
  company: ModeratedRegistration
}) {
  const { t } = useTranslation()
  const place = encodeURIComponent([LOCATION_NAME, ADDRESS].filter(Boolean).join(', '))
  const hasPoint = LATITUDE !== null && LONGITUDE !== null
  const links = hasPoint
    ? [
        ['2GIS', `https://2gis.kz/geo/${LONGITUDE},${LATITUDE}`],
        ['Google', `https://www.google.com/maps/search/?api=1&query=${LATITUDE},${LONGITUDE}`],
        [
          'OpenStreetMap',
          `https://www.openstreetmap.org/?mlat=${LATITUDE}&mlon=${LONGITUDE}#map=18/${LATITUDE}/${LONGITUDE}`,
        ],
      ]
    : [
        ['2GIS', `https://2gis.kz/search/${place}`],
        ['Google', `https://www.google.com/maps/search/?api=1&query=${place}`],
      ]
  return (
    <span className="flex flex-wrap gap-x-4">
      {!hasPoint && <span className="text-ink-soft">{t('moderation:noPoint')}</span>}
      {links.map(([name, href]) => (
        <a
          key={name}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex items-center gap-1"
        >
          {name}
          <Icon of={ExternalLink} className="size-4" />
        </a>
      ))}
    </span>
  )
}
