import Globe from 'lucide-react/icons/globe'
import Info from 'lucide-react/icons/info'
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
import { Folded } from '../../ui/page/folded.tsx'
import { Section } from '../../ui/page/section.tsx'
import { BranchPhoto } from '../parts/branches/branch-photo.tsx'
import { ChatNote, EmailLink, PhoneLink, touchLink, whatsappLink } from '../parts/branches/contact-links.tsx'
import { MapLinks } from '../parts/branches/map-links.tsx'

type Branch = NonNullable<ContactsProps['data']['branches']>[number]

/** All contacts of a clinic as one card: each number once, its branches, its licence, and where its facts come from or that they are invented. */
export default function Contacts({ title, titleHidden, data }: ContactsProps) {
  const { t } = usePage()
  const { address, phones, whatsapp, chat, email, site, mapLinks = [], branches = [] } = data
  return (
    <Section title={title ?? t('blocks:contacts.title')} titleHidden={titleHidden}>
      <dl className="contact-facts">
        {address && (
          <Fact icon={MapPin} label={t('blocks:contacts.address')} className="contact-place">
            <span>
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
            <span>
              <a
                href={whatsappLink(whatsapp, t('blocks:contacts.chat.hello'), 'contacts', chat).href}
                rel="external noopener"
                className={touchLink}
              >
                {chat?.label ? <LocalizedText value={chat.label} /> : t('blocks:contacts.writeWhatsapp')}
              </a>
              {whatsapp !== phones[0] && (
                <span className="block text-sm text-ink-soft tabular-nums">{formatPhone(whatsapp)}</span>
              )}
              <ChatNote chat={chat} />
            </span>
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
      {branches.length > 0 && <Branches branches={branches} said={phones} />}
      <Origin data={data} />
    </Section>
  )
}

type FactProps = {
  icon: ComponentProps<typeof Icon>['of']
  label: string
  className?: string
  children: ReactNode
}

const Fact = ({ icon, label, className, children }: FactProps) => (
  <div className={className}>
    <Icon of={icon} />
    <dt className="sr-only">{label}</dt>
    <dd>{children}</dd>
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

/** The branches, without the numbers that are said above them. */
function Branches({ branches, said }: { branches: Branch[]; said: string[] }) {
  const { t } = usePage()
  const title = t('blocks:contacts.branches')
  return (
    <Folded title={title} heading={<h3>{title}</h3>} level="h3" className="contact-branches">
      <ul>
        {branches.map(({ name, address, photo, phones, mapLinks = [] }) => {
          const others = phones.filter((phone) => !said.includes(phone))
          return (
            <li key={`${name.text} ${address?.text ?? ''}`}>
              {photo && <BranchPhoto photo={photo} />}
              <h4>
                <LocalizedText value={name} />
              </h4>
              {address && (
                <p>
                  <LocalizedText value={address} />
                </p>
              )}
              {others.length > 0 && <Phones phones={others} />}
              <MapLinks label={t('blocks:contacts.maps')} links={mapLinks} />
            </li>
          )
        })}
      </ul>
    </Folded>
  )
}

/** What kind of clinic it is, by which licence, and where its facts come from or that they are invented. */
function Origin({ data: { category, license, isDemo, attribution } }: Pick<ContactsProps, 'data'>) {
  const { t } = usePage()
  const source = attribution && t('blocks:company-contacts.source', { source: attribution })
  const origin = isDemo ? t('blocks:company-contacts.demo') : source
  if (!category && !license && !origin) return null
  return (
    <div className="contact-origin">
      {(category || license) && (
        <p className="flex flex-wrap gap-x-4">
          {category && (
            <span>
              <LocalizedText value={category} />
            </span>
          )}
          {license && <span>{t('blocks:company-contacts.license', { number: license })}</span>}
        </p>
      )}
      {origin && (
        <p>
          {isDemo && <Icon of={Info} />}
          {origin}
        </p>
      )}
    </div>
  )
}
