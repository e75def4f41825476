import ClipboardPen from 'lucide-react/icons/clipboard-pen'
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
import { RequestForm } from '../request-form.tsx'

/**
 * Ways to book a visit: a request, with its form on the page of its own; phone, WhatsApp, e-mail. The first one that exists is the
 * primary button.
 */
export default function Appointment({ title, titleHidden, text, data }: AppointmentProps) {
  const { t } = usePage()
  const { name, phones, whatsapp, email, request, requestLink } = data
  const status = useUnsaidStatus(data.status)
  const usual = request
    ? 'blocks:appointment.request.lead'
    : requestLink
      ? 'blocks:appointment.requestText'
      : 'blocks:appointment.text'
  const ways = [
    ...(requestLink ? [{ icon: ClipboardPen, link: requestLink, label: t('layout:leaveRequest') }] : []),
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
      <p className="max-w-text text-ink-soft">{text ? <LocalizedText value={text} /> : t(usual)}</p>
      {request && <RequestForm request={request} />}
      {request && ways.length > 0 && (
        <h3 className="mt-4 text-lg">{t('blocks:appointment.request.orCall')}</h3>
      )}
      <ul className="flex flex-col gap-2 @lg:flex-row @lg:flex-wrap">
        {ways.map(({ icon, link, label }, index) => (
          <li key={link.href}>
            <ButtonLink
              link={link}
              variant={index === 0 && !request ? 'primary' : 'secondary'}
              className="w-full"
            >
              <Icon of={icon} />
              <span>{label}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Widget>
  )
}
