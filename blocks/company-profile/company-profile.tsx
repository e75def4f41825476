import CalendarCheck from 'lucide-react/icons/calendar-check'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Navigation from 'lucide-react/icons/navigation'
import Phone from 'lucide-react/icons/phone'
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-out-up-right'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { CompanyProfileProps } from '../../schemas/blocks/company-profile.ts'
import { profilePagesElement, profileTabs } from '../../schemas/directory/profile-tabs.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { usePing } from '../../ui/core/pressed.ts'
import { Icon, type IconGlyph } from '../../ui/icon/icon.tsx'
import { TabLinks } from '../../ui/page/tab-links.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Rating } from '../../ui/shown/rating.tsx'
import { NextFreeTime } from '../parts/booking/next-free-time.tsx'
import { MapLinks } from '../parts/branches/map-links.tsx'
import { OpeningStatus } from '../parts/branches/opening-status.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'
import { listPriceText } from '../parts/directory/list-price-text.ts'
import { ProfileWay } from '../parts/directory/profile-way.tsx'
import { StreetPicture } from '../parts/directory/street-picture.tsx'

/** The head of a company's pages in the directory, with the page's first heading and links to the pages of the profile. */
export default function CompanyProfile({ tab, data }: CompanyProfileProps) {
  const { t, locale } = usePage()
  const id = useElementId('title')
  const pagesId = useElementId(profilePagesElement)
  const { crumbs, name, category, logo, address, status, rating, price, features, tabs, unclaimed } = data
  const kind = kindBeside(name, category)
  return (
    <section aria-labelledby={id} className="section grid gap-5">
      <ProfileWay list={crumbs.at(-1)?.link.href} crumbs={crumbs} current={name} />
      {unclaimed && !logo && <StreetPicture code={unclaimed.code} isWide />}
      <div className="flex items-start gap-5">
        {logo && (
          <Picture
            image={{ ...logo, alt: { text: '', lang: locale } }}
            sizes="5rem"
            priority
            className="size-16 shrink-0 rounded-card bg-surface object-contain @2xl:size-20"
          />
        )}
        <div className="min-w-0">
          {kind && (
            <p className="text-ink-soft">
              <LocalizedText value={kind} />
            </p>
          )}
          <h1 id={id} className={`${name.text.length > 48 ? 'text-2xl' : 'text-3xl'} @2xl:text-4xl`}>
            <LocalizedText value={name} />
          </h1>
        </div>
      </div>
      {rating && <Rating value={rating.value} count={rating.count} />}
      <ul className="flex flex-col gap-2">
        {status && (
          <li>
            <OpeningStatus status={status} />
          </li>
        )}
        {address && (
          <Fact icon={MapPin}>
            <LocalizedText value={address} />
          </Fact>
        )}
        {data.next && (
          <Fact icon={Clock}>
            <NextFreeTime next={data.next} />
          </Fact>
        )}
        {price && (
          <Fact icon={Wallet}>
            <span className="inline-block first-letter:uppercase">
              {listPriceText(t, price, data.isVisitPrice)}
            </span>
          </Fact>
        )}
        {data.consultation && (
          <Fact icon={MessagesSquare} className="print:hidden">
            <a href={data.consultation.href} className="link">
              {t('blocks:online-consultations.ask')}
            </a>
          </Fact>
        )}
        {data.site && (
          <Fact icon={SquareArrowOutUpRight} className="print:hidden">
            <a
              href={data.site.href}
              {...(data.site.external && { rel: 'external noopener' })}
              className="link"
            >
              {t('blocks:company-profile.site')}
            </a>
          </Fact>
        )}
      </ul>
      {features.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {features.map((feature) => (
            <li key={feature.text} className="flex items-center gap-1.5">
              <Icon of={Check} className="text-accent-mark" />
              <LocalizedText value={feature} />
            </li>
          ))}
        </ul>
      )}
      {unclaimed && <Unclaimed {...unclaimed} />}
      {data.places && <MapLinks label={t('blocks:contacts.maps')} links={data.places} />}
      <Actions data={data} />
      {tabs.length > 1 && (
        <TabLinks
          id={pagesId}
          label={t('blocks:company-profile.pages')}
          items={tabs.map((one) => ({
            href: one.link.href,
            label: profileTabs[one.tab][locale],
            current: one.tab === tab,
          }))}
        />
      )}
    </section>
  )
}

/** What is not known of a company that nobody manages, and the way to who knows it. */
function Unclaimed({ claim, unknown }: NonNullable<CompanyProfileProps['data']['unclaimed']>) {
  const { t } = usePage()
  const facts = unknown.map((fact) => t(`blocks:company-profile.fact.${fact}`)).join(', ')
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-ink-soft">
      {facts && <span>{t('blocks:company-profile.unknown', { facts })}</span>}
      <a href={claim.href} rel="nofollow" className="link touch">
        {t('blocks:company-profile.claim')}
      </a>
    </p>
  )
}

/** The actions for a visitor, the first as the main one: booking if there is any, else a call. */
function Actions({ data: { booking, phone, ways } }: Pick<CompanyProfileProps, 'data'>) {
  const { t } = usePage()
  const [call, route] = [usePing('call'), usePing('route')]
  const [way] = ways
  if (!booking && !phone && !way) return null
  return (
    <ul data-link-group={t('ui:otherLinks')} className="flex flex-wrap gap-3 @max-md:gap-2.5 print:hidden">
      {booking && (
        <Action icon={CalendarCheck} href={booking.link.href} primary>
          <LocalizedText value={booking.label} />
        </Action>
      )}
      {phone && (
        <Action icon={Phone} href={`tel:${phone}`} {...call} primary={!booking}>
          {t('blocks:contacts.call')}
        </Action>
      )}
      {way && (
        <Action icon={Navigation} href={way.link.href} {...route}>
          {t('blocks:company-profile.way')}
        </Action>
      )}
    </ul>
  )
}

type ActionProps = { icon: IconGlyph; href: string; ping?: string; primary?: boolean; children: ReactNode }

const Action = ({ icon, href, ping, primary, children }: ActionProps) => (
  <li>
    <a
      href={href}
      ping={ping}
      {...(/^https?:/.test(href) && { rel: 'external noopener' })}
      className={`${buttonClass(primary ? 'primary' : 'secondary')} @max-md:px-3.5`}
    >
      <Icon of={icon} />
      {children}
    </a>
  </li>
)

type FactProps = { icon: IconGlyph; className?: string; children: ReactNode }

const Fact = ({ icon, className = '', children }: FactProps) => (
  <li className={`flex gap-2.5 ${className}`}>
    <Icon of={icon} className="mt-0.5 text-accent-mark" />
    <span className="min-w-0">{children}</span>
  </li>
)
