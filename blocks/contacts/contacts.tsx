import Globe from 'lucide-react/icons/globe'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ComponentProps, ReactNode } from 'react'
import type { ContactsProps } from '../../schemas/blocks/contacts.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { BranchPhoto } from '../parts/branches/branch-photo.tsx'
import { EmailLink, PhoneLink, touchLink, whatsappLink } from '../parts/branches/contact-links.tsx'
import { MapLinks } from '../parts/branches/map-links.tsx'

type Branch = NonNullable<ContactsProps['data']['branches']>[number]

/** All contacts of a clinic, and its branches. */
export default function Contacts({ title, titleHidden, data }: ContactsProps) {
  const { t } = usePage()
  const { address, phones, whatsapp, email, site, mapLinks = [], branches = [] } = data
  return (
    <Section title={title ?? t('blocks:contacts.title')} titleHidden={titleHidden}>
      <dl className="grid gap-x-12 gap-y-1 @xl:grid-cols-2 @xl:gap-y-3">
        {address && (
          <Fact
            icon={MapPin}
            label={t('blocks:contacts.address')}
            className={`@xl:col-span-2 ${mapLinks.length > 0 ? '' : 'pb-2'}`}
          >
            <span className="text-lg">
              <LocalizedText value={address} />
            </span>
            <MapLinks label={t('blocks:contacts.maps')} links={mapLinks} />
          </Fact>
        )}
        {phones.length > 0 && (
          <Fact icon={Phone} label={t('blocks:contacts.phone')}>
            <Phones phones={phones} />
          </Fact>
        )}
        {whatsapp && (
          <Fact icon={MessageCircle} label={t('blocks:contacts.whatsapp')}>
            <a
              href={whatsappLink(whatsapp).href}
              rel="external noopener"
              className={`${touchLink} tabular-nums @min-[15rem]:whitespace-nowrap`}
            >
              {formatPhone(whatsapp)}
            </a>
          </Fact>
        )}
        {email && (
          <Fact icon={Mail} label={t('blocks:contacts.email')}>
            <EmailLink address={email} />
          </Fact>
        )}
        {site && (
          <Fact icon={Globe} label={t('blocks:contacts.site')}>
            <a href={site} rel="external noopener" className="link inline-block py-2.5 break-all">
              {site.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
            </a>
          </Fact>
        )}
      </dl>
      {branches.length > 0 && <Branches branches={branches} />}
    </Section>
  )
}

type FactProps = {
  icon: ComponentProps<typeof Icon>['of']
  label: string
  className?: string
  children: ReactNode
}

const Fact = ({ icon, label, className = '', children }: FactProps) => (
  <div className={`grid grid-cols-[1.25rem_minmax(0,1fr)] content-start gap-x-3 ${className}`}>
    <dt className="col-span-2 grid grid-cols-subgrid items-center text-sm text-ink-soft">
      <Icon of={icon} className="size-5 text-accent-mark" />
      {label}
    </dt>
    <dd className="col-start-2">{children}</dd>
  </div>
)

const Phones = ({ phones }: { phones: string[] }) => (
  <ul>
    {phones.map((phone) => (
      <li key={phone}>
        <PhoneLink number={phone} />
      </li>
    ))}
  </ul>
)

function Branches({ branches }: { branches: Branch[] }) {
  const { t } = usePage()
  return (
    <>
      <h3 className="mt-6 mb-3 text-xl @xl:mt-10 @xl:mb-4">{t('blocks:contacts.branches')}</h3>
      <ul className={`gap-4 @2xl:grid-cols-2 ${branches.length > 1 ? 'snap-row @xl:grid' : 'grid'}`}>
        {branches.map(({ name, address, photo, phones, mapLinks = [] }) => (
          <Card as="li" key={`${name.text} ${address?.text ?? ''}`} className="flex flex-col gap-2">
            {photo && <BranchPhoto photo={photo} />}
            <h4 className="text-lg">
              <LocalizedText value={name} />
            </h4>
            {address && (
              <p>
                <LocalizedText value={address} />
              </p>
            )}
            {phones.length > 0 && <Phones phones={phones} />}
            <MapLinks label={t('blocks:contacts.maps')} links={mapLinks} />
          </Card>
        ))}
      </ul>
    </>
  )
}
