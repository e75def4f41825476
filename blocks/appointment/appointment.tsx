import CalendarCheck from 'lucide-react/icons/calendar-check'
import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import type { ComponentProps, ReactNode } from 'react'
import type { Translate } from '../../locales/text-key.ts'
import { dayParts, patientKinds } from '../../schemas/appointment-requests/appointment-request.ts'
import type { AppointmentProps } from '../../schemas/blocks/appointment.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { usePing } from '../../ui/core/pressed.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Island } from '../../ui/page/island.tsx'
import { personalDataLink } from '../../ui/page/personal-data-link.tsx'
import { Widget } from '../../ui/page/widget.tsx'
import { BookedByForm, BookingForm } from '../parts/booking/booking-form.tsx'
import { bookedTexts, bookingTexts, faultTexts } from '../parts/booking/booking-texts.ts'
import { likelyKind } from '../parts/booking/likely-kind.ts'
import { NextFreeTime, nextFreeDay } from '../parts/booking/next-free-time.tsx'
import { RequestForm } from '../parts/booking/request-form.tsx'
import { visitText } from '../parts/booking/visit-text.ts'
import { waitingTexts } from '../parts/booking/waiting-texts.ts'
import { ChatNote, emailHref, phoneHref, whatsappLink } from '../parts/branches/contact-links.tsx'
import { OpeningStatus, useUnsaidStatus } from '../parts/branches/opening-status.tsx'
import { dateWords } from '../parts/common/date-words.ts'
import { labelsIn } from '../parts/common/labels-in.ts'
import Booking from './appointment.client.tsx'

/**
 * Ways to book a visit: a request, with its form on the page of its own; phone, WhatsApp, e-mail. The first one that exists is the
 * primary button.
 */
export default function Appointment({ title, titleHidden, text, data }: AppointmentProps) {
  const { t, inSidebar } = usePage()
  const { name, request, booking, slots } = data
  // Beside a page, which has the telephone in its header, the way that needs none is enough.
  const { phones, whatsapp, email } = inSidebar && booking ? nobody : data
  const status = useUnsaidStatus(data.status)
  const call = usePing('call')
  const usual = usualKey(data)
  const ways: Way[] = [
    ...(booking
      ? [
          {
            icon: data.way === 'slots' ? CalendarCheck : ClipboardPen,
            link: booking.link,
            label: <LocalizedText value={booking.label} />,
          },
        ]
      : []),
    ...phones.map((phone) => ({
      icon: Phone,
      link: { href: phoneHref(phone), ...call },
      label: (
        <>
          <span className="sr-only">{t('blocks:contacts.call')}: </span>
          <span className="tabular-nums">{formatPhone(phone)}</span>
        </>
      ),
    })),
    ...(whatsapp
      ? [
          {
            icon: MessageCircle,
            link: whatsappLink(whatsapp, firstMessage(t, data.wish), 'booking', data.chat),
            label: data.chat?.label ? (
              <LocalizedText value={data.chat.label} />
            ) : (
              t('blocks:contacts.writeWhatsapp')
            ),
            ...(data.chat?.note && { note: <ChatNote chat={data.chat} /> }),
          },
        ]
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
    <Widget title={title ?? t(titleKey(data, titleHidden))} titleHidden={titleHidden}>
      {data.isDemo && <p className="max-w-text font-medium">{t('blocks:appointment.demo')}</p>}
      {status && <OpeningStatus status={status} />}
      {!slots?.form?.sent && (
        <p className="max-w-text text-ink-soft">{text ? <LocalizedText value={text} /> : t(usual)}</p>
      )}
      {data.next && booking && (
        <p className="font-medium">
          <NextFreeTime next={data.next} />
        </p>
      )}
      {request && <RequestForm request={request} />}
      {slots && <ChooseTime slots={slots} />}
      {(request || slots) && ways.length > 0 && (
        <h3 className="mt-4 text-lg">{t('blocks:appointment.request.orCall')}</h3>
      )}
      <ul className="flex flex-col gap-2 @lg:flex-row @lg:flex-wrap">
        {ways.map(({ icon, link, label, note }, index) => (
          <li key={link.href} className={note ? 'grid gap-1 pb-2' : undefined}>
            <ButtonLink
              link={link}
              variant={index === 0 && !request && !slots ? 'primary' : 'secondary'}
              className="w-full"
            >
              <Icon of={icon} />
              <span>{label}</span>
            </ButtonLink>
            {note}
          </li>
        ))}
      </ul>
    </Widget>
  )
}

type Way = {
  icon: ComponentProps<typeof Icon>['of']
  link: { href: string; external?: boolean; ping?: string }
  label: ReactNode
  note?: ReactNode
}

/** What a visitor writes first: that they want a visit, and what the address of the page names. */
const firstMessage = (
  t: Translate,
  { doctor, service }: NonNullable<AppointmentProps['data']['wish']> = {},
) =>
  [
    t('blocks:contacts.chat.book'),
    doctor && t('blocks:contacts.chat.doctor', { name: doctor.text }),
    service && t('blocks:contacts.chat.service', { name: service.text }),
  ]
    .filter(Boolean)
    .join(' ')

const nobody: Pick<AppointmentProps['data'], 'phones' | 'whatsapp' | 'email'> = { phones: [] }

/** The block's heading: below a page's title that says the same, what is asked for. */
const titleKey = ({ slots }: AppointmentProps['data'], titleHidden: boolean | undefined) => {
  if (!slots || !titleHidden) return 'blocks:appointment.title'
  return slots.start === undefined ? 'blocks:booking.chooseDay' : 'blocks:booking.contacts'
}

/** The block's words if the clinic has written none. */
const usualKey = ({ request, slots, booking, way }: AppointmentProps['data']) => {
  // The address names the doctor and the time already.
  if (slots)
    return slots.start === undefined ? 'blocks:appointment.slotsLead' : 'blocks:appointment.slotsCode'
  if (request) return 'blocks:appointment.request.lead'
  if (!booking) return 'blocks:appointment.text'
  return way === 'slots' ? 'blocks:appointment.slotsText' : 'blocks:appointment.requestText'
}

/** The choice of a free time, which asks for it itself; without a script the next ones are links, each to a form. */
function ChooseTime({ slots }: { slots: NonNullable<AppointmentProps['data']['slots']> }) {
  const page = usePage()
  const { t, locale } = page
  const { company, doctor, service, cabinet, start, forChild, zones, manage, times, visits, form } = slots
  const texts = bookingTexts(t)
  if (form?.sent) return <BookedByForm {...form} slot={form.slots[0]?.next} />
  return (
    <>
      {form ? (
        <noscript>
          <BookingForm company={company} service={service} forChild={forChild} form={form} />
        </noscript>
      ) : (
        <p className="hidden max-w-text text-ink-soft noscript:block">{texts.noScript}</p>
      )}
      <div className={`@container ${form ? 'noscript:hidden' : ''}`}>
        <Island
          eager="at-once"
          component={Booking}
          props={{
            locale,
            company,
            asked: {
              ...(doctor !== undefined && { doctor }),
              ...(service !== undefined && { service }),
              ...(cabinet !== undefined && { cabinet }),
              ...(start !== undefined && { start }),
            },
            times: times.map(({ next, doctor: by, speciality, branch, link }) => ({
              key: link.href,
              href: link.href,
              day: nextFreeDay(t, next),
              time: next.time,
              about: [by?.text, speciality?.text, branch?.text].filter(Boolean).join(' · '),
            })),
            visits: Object.fromEntries(visits.map((visit) => [visit.doctor, visitText(t, visit)])),
            zones: Object.fromEntries(zones.map(({ zone, name }) => [zone, name.text])),
            manage,
            personalData: personalDataLink(page),
            texts,
            booked: bookedTexts(t),
            waiting: waitingTexts(t),
            faultTexts: faultTexts(t),
            words: dateWords(t),
            parts: labelsIn(dayParts, locale),
            kinds: labelsIn(patientKinds, locale),
            kind: likelyKind(forChild),
          }}
        />
      </div>
    </>
  )
}
