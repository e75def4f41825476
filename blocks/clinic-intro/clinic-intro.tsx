import CalendarClock from 'lucide-react/icons/calendar-clock'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import type { ClinicIntroProps } from '../../schemas/blocks/clinic-intro.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { PhoneLink } from '../parts/branches/contact-links.tsx'
import { OpeningStatus, useUnsaidStatus } from '../parts/branches/opening-status.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'

/** The beginning of a clinic's home page: name, whether it is open now, address, phone. */
export default function ClinicIntro({ lead, action, data }: ClinicIntroProps) {
  const id = useElementId('title')
  const { name, category, image, address, phone, change } = data
  const kind = kindBeside(name, category)
  const status = useUnsaidStatus(data.status)
  return (
    <section aria-labelledby={id} className={`section hero intro ${image ? 'has-picture' : ''}`}>
      <div className="hero-panel">
        <div className="hero-words">
          {kind && (
            <p className="intro-kind">
              <LocalizedText value={kind} />
            </p>
          )}
          <h1 id={id} className={sizeOf(name.text.length)}>
            <LocalizedText value={name} />
          </h1>
          {lead && (
            <p className="hero-lead">
              <LocalizedText value={lead} />
            </p>
          )}
          <ul className="intro-facts">
            {status && (
              <li>
                <OpeningStatus status={status} />
              </li>
            )}
            {change && (
              <Fact icon={CalendarClock}>
                <Change {...change} />
              </Fact>
            )}
            {address && (
              <Fact icon={MapPin}>
                <LocalizedText value={address} />
              </Fact>
            )}
            {phone && (
              <Fact icon={Phone}>
                <PhoneLink
                  number={phone}
                  className="link -my-2.5 inline-flex min-h-11 items-center font-medium"
                />
              </Fact>
            )}
          </ul>
          {action && (
            <div className="hero-actions">
              <ButtonLink link={action.link} className="btn-large">
                <LocalizedText value={action.label} />
              </ButtonLink>
            </div>
          )}
        </div>
        {image && (
          <Picture image={image} sizes="(min-width: 52rem) 60rem, 100vw" priority className="hero-picture" />
        )}
      </div>
    </section>
  )
}

/** A short name is set large; a long one is smaller, so that it stays readable. */
function sizeOf(length: number): string {
  if (length <= 32) return 'text-4xl'
  return length <= 80 ? 'text-3xl' : 'text-2xl'
}

const Fact = ({ icon, children }: { icon: IconGlyph; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Icon of={icon} className="mt-0.5 text-accent-mark" />
    <span className="min-w-0">{children}</span>
  </li>
)

/** "16 декабря: 10:00–14:00 (День Независимости)". */
function Change({ date, intervals, note }: NonNullable<ClinicIntroProps['data']['change']>) {
  const { t } = usePage()
  const hours = intervals.map(({ from, to }) => `${from}–${to}`).join(', ')
  return (
    <>
      <time dateTime={date.datetime}>
        <LocalizedText value={date.text} />
      </time>
      {': '}
      {hours || t('blocks:opening-hours.dayOff').toLowerCase()}
      {note && (
        <>
          {' ('}
          <LocalizedText value={note} />)
        </>
      )}
    </>
  )
}
