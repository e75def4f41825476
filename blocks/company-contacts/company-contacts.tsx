import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { CompanyContactsProps } from '../../schemas/blocks/company-contacts.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Widget } from '../../ui/page/widget.tsx'
import { ChatNote, EmailLink, PhoneLink, touchLink, whatsappLink } from '../parts/branches/contact-links.tsx'
import { OpeningStatus, useUnsaidStatus } from '../parts/branches/opening-status.tsx'
import { kindBeside } from '../parts/common/kind-beside.ts'

/** The clinic in brief, and where its facts come from or that they are invented. */
export default function CompanyContacts({ title, data }: CompanyContactsProps) {
  const { t } = usePage()
  const { name, category, license, contactsLink, isDemo, attribution } = data
  const kind = kindBeside(name, category)
  const status = useUnsaidStatus(data.status)
  return (
    <Widget title={title ?? name} foldedTitle={t('blocks:contacts.title')}>
      {title && (
        <p className="font-medium">
          <LocalizedText value={name} />
        </p>
      )}
      {kind && (
        <p className="text-ink-soft @3xl/page:-mt-2">
          <LocalizedText value={kind} />
        </p>
      )}
      {status && <OpeningStatus status={status} />}
      <Ways data={data} />
      {contactsLink && (
        <p>
          <a href={contactsLink.href} className={`${touchLink} font-medium`}>
            {t('blocks:company-contacts.all')}
          </a>
        </p>
      )}
      {license && (
        <p className="text-sm text-ink-soft">{t('blocks:company-contacts.license', { number: license })}</p>
      )}
      {isDemo && (
        <p className="flex gap-2 rounded-control bg-warning-tint px-3 py-2 text-sm text-warning-ink">
          <Icon of={Info} className="mt-px" />
          {t('blocks:company-contacts.demo')}
        </p>
      )}
      {!isDemo && attribution && (
        <p className="text-sm text-ink-soft">
          {t('blocks:company-contacts.source', { source: attribution })}
        </p>
      )}
    </Widget>
  )
}

function Ways({ data: { address, phones, whatsapp, chat, email } }: Pick<CompanyContactsProps, 'data'>) {
  const { t } = usePage()
  if (!address && phones.length === 0 && !whatsapp && !email) return null
  return (
    <ul className="flex flex-col">
      {address && (
        <li className="flex gap-3 py-2">
          <Icon of={MapPin} className="mt-0.5 text-accent-mark" />
          <span className="min-w-0">
            <LocalizedText value={address} />
          </span>
        </li>
      )}
      {phones.map((phone) => (
        <li key={phone} className="flex items-center gap-3">
          <Icon of={Phone} className="text-accent-mark" />
          <PhoneLink number={phone} />
        </li>
      ))}
      {whatsapp && (
        <li className="flex items-center gap-3">
          <Icon of={MessageCircle} className="text-accent-mark" />
          <span>
            <a
              href={whatsappLink(whatsapp, t('blocks:contacts.chat.hello'), 'contacts', chat).href}
              rel="external noopener"
              className={touchLink}
            >
              {chat?.label ? <LocalizedText value={chat.label} /> : t('blocks:contacts.writeWhatsapp')}
            </a>
            <ChatNote chat={chat} />
          </span>
        </li>
      )}
      {email && (
        <li className="flex items-center gap-3">
          <Icon of={Mail} className="text-accent-mark" />
          <EmailLink address={email} />
        </li>
      )}
    </ul>
  )
}
