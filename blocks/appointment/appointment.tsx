import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { AppointmentProps } from '../../schemas/blocks/appointment.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Widget } from '../../ui/widget.tsx'
import { emailHref, phoneHref, whatsappLink } from '../contact-links.tsx'
import { OpeningStatus, useUnsaidStatus } from '../opening-status.tsx'

/** Ways to book a visit: phone, WhatsApp, e-mail; the first one that exists is the primary button. */
export default function Appointment({ title, titleHidden, text, data }: AppointmentProps) {
  const { t } = usePage()
  const { name, phones, whatsapp, email } = data
  const status = useUnsaidStatus(data.status)
  const ways = [
    ...phones.map((phone) => ({
      icon: Phone,
      link: { href: phoneHref(phone) },
      label: (
        <>
          <span className="sr-only">{t('blocks:contacts.call')}: </span>
          <span className="tabular-nums">{formatPhone(phone)}</span>
        </>
      ),
    })),
    ...(whatsapp
      ? [{ icon: MessageCircle, link: whatsappLink(whatsapp), label: t('blocks:contacts.writeWhatsapp') }]
      : []),
    ...(email
      ? [
          {
            icon: Mail,
            link: { href: emailHref(email, t('blocks:appointment.subject', { name: name.text })) },
            label: t('blocks:contacts.writeEmail'),
          },
        ]
      : []),
  ]
  return (
    <Widget title={title ?? t('blocks:appointment.title')} titleHidden={titleHidden}>
      {status && <OpeningStatus status={status} />}
      <p className="max-w-text text-ink-soft">
        {text ? <LocalizedText value={text} /> : t('blocks:appointment.text')}
      </p>
      <ul className="flex flex-col gap-2 @lg:flex-row @lg:flex-wrap">
        {ways.map(({ icon, link, label }, index) => (
          <li key={link.href}>
            <ButtonLink link={link} variant={index === 0 ? 'primary' : 'secondary'} className="w-full">
              <Icon of={icon} />
              <span>{label}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Widget>
  )
}
