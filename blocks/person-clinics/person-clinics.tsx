import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { PersonClinicsProps } from '../../schemas/blocks/person-clinics.ts'
import { formatNumber, formatPrice } from '../../schemas/formats/price.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { NextFreeTime } from '../parts/booking/next-free-time.tsx'
import { PhoneLink } from '../parts/branches/contact-links.tsx'
import { OpeningStatus, toldReception } from '../parts/branches/opening-status.tsx'
import { ReceptionWeek } from '../parts/branches/reception-week.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'

type Clinic = PersonClinicsProps['data']['clinics'][number]

/** The clinics of one doctor, each with its own hours and prices. */
export default function PersonClinics({ title, data }: PersonClinicsProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:person-clinics.title')}>
      <ul className="grid gap-4">
        {data.clinics.map((clinic) => (
          <PersonClinic key={clinic.link.href} clinic={clinic} />
        ))}
      </ul>
    </Section>
  )
}

function PersonClinic({ clinic }: { clinic: Clinic }) {
  const { t } = usePage()
  const { name, link, category, address, phone, places, booking, next } = clinic
  const kind = kindBeside(name, category)
  const isOwn = places.length > 0
  const status = isOwn ? toldReception(clinic.status, next) : clinic.status
  return (
    <Card as="li" className="grid gap-5 @3xl:grid-cols-2 @3xl:gap-10">
      <div className="grid content-start gap-3">
        <div>
          <h3 className="text-xl">
            <a href={link.href} className="link">
              <LocalizedText value={name} />
            </a>
          </h3>
          {kind && (
            <p className="text-ink-soft">
              <LocalizedText value={kind} />
            </p>
          )}
        </div>
        {status && <OpeningStatus status={status} of={isOwn ? 'doctor' : 'clinic'} />}
        {address && (
          <p className="flex gap-2.5">
            <Icon of={MapPin} className="mt-0.5 text-accent-mark" />
            <span className="min-w-0">
              <LocalizedText value={address} />
            </span>
          </p>
        )}
        {phone && (
          <p className="flex items-center gap-2.5">
            <Icon of={Phone} className="text-accent-mark" />
            <PhoneLink number={phone} />
          </p>
        )}
        {booking && (
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink link={booking.link}>
              <LocalizedText value={booking.label} />
            </ButtonLink>
            {next && (
              <span className="font-medium">
                <NextFreeTime next={next} />
              </span>
            )}
          </p>
        )}
      </div>
      <div className="grid content-start gap-5">
        {places.length > 0 && (
          <div>
            <h4 className="mb-1 font-medium">{t('blocks:specialist.hours')}</h4>
            {places.map((place) => (
              <ReceptionWeek key={place.cabinet?.text ?? ''} place={place} level={4} />
            ))}
          </div>
        )}
        <Prices clinic={clinic} />
      </div>
    </Card>
  )
}

function Prices({ clinic: { prices } }: { clinic: Clinic }) {
  const { t } = usePage()
  if (prices.length === 0) return null
  return (
    <div>
      <h4 className="mb-1 font-medium">{t('blocks:person-clinics.prices')}</h4>
      <ul>
        {prices.map(({ name, price, priceTo, priceRepeat, currency }) => (
          <li
            key={name.text}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0"
          >
            <LocalizedText value={name} />
            <span className="whitespace-nowrap text-end tabular-nums">
              {priceTo !== undefined && priceTo > price
                ? t('blocks:services.range', {
                    from: formatNumber(price),
                    to: formatPrice(priceTo, currency),
                  })
                : formatPrice(price, currency)}
              {priceRepeat !== undefined && (
                <span className="block text-sm text-ink-soft">
                  {t('blocks:services.repeat', {
                    price: priceRepeat === 0 ? t('blocks:services.free') : formatPrice(priceRepeat, currency),
                  })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
