import { useState } from 'react'
import type { CallError } from '../../../client/call-error.ts'
import { FormField } from '../../../client/form/form-field.tsx'
import type { Locale } from '../../../locales/locale.ts'
import type { BookedAppointment } from '../../../schemas/api/appointment.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { Chip, Chips } from '../common/chip.tsx'
import { bookVisit, isLost } from './booking-calls.client.tsx'
import type { SentCode } from './booking-code.client.tsx'
import type { BookingTexts, FaultTexts } from './booking-texts.ts'
import { ChannelChips } from './channel-chips.tsx'
import { CodedEnd, CodedForm, useCodedForm } from './coded-form.client.tsx'
import { type Kind, VisitorNames } from './visitor-names.client.tsx'
import { type VisitorValues, visitorRules } from './visitor-rules.ts'

type Props = {
  /** The slot that is kept; without it nothing is sent. */
  hold: string | undefined
  /** The country of phones without a calling code. */
  country: string
  locale: Locale
  /** Messages can go by WhatsApp to who agrees. */
  hasWhatsapp: boolean
  texts: BookingTexts
  faultTexts: FaultTexts
  kinds: Record<Kind, string>
  /** The kind that is chosen at first. */
  likely: Kind
  personalData: { href: string; text: string }
  /** The code that was asked for, if it was. */
  sent: SentCode | undefined
  onSent: (sent: SentCode | undefined) => void
  onBooked: (booked: BookedAppointment) => void
  /** The slot is no longer kept. */
  onLost: (error: CallError) => void
  /** It was sent while no slot is kept. */
  onNoTime: () => void
}

/** The patient, their contacts, and the code that confirms the contact. */
export function VisitorForm(props: Props) {
  const { hold, country, locale, texts, faultTexts, kinds, sent, onSent } = props
  const [kind, setKind] = useState<Kind>(props.likely)
  const [channel, setChannel] = useState<'TEL' | 'EMAIL'>('TEL')
  const [email, setEmail] = useState('')
  const coded = useCodedForm<VisitorValues>({
    country,
    faultTexts,
    sent,
    onSent,
    of: hold === undefined ? undefined : { HOLD_ID: hold },
    channel: email.trim() === '' ? 'TEL' : channel,
    rules: visitorRules(country),
    send: async ({ CODE: _, ...given }, proof) => {
      const own = { HOLD_ID: hold, COUNTRY: country, LOCALE: locale }
      props.onBooked(await bookVisit({ ...given, ...proof, ...own }))
    },
    onNone: props.onNoTime,
    // A fault of the slot returns to the choice of a time.
    onLost: (error) => {
      if (isLost(error)) props.onLost(error)
      return isLost(error)
    },
  })
  const { id } = coded
  const field = (name: string) => ({ id: `${id}-${name}`, name })
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-soft">{texts.optional}</span>
    </>
  )
  return (
    <CodedForm coded={coded}>
      <p className="text-xl font-semibold">{texts.contacts}</p>
      <Chips legend={texts.forWhom}>
        {Object.entries(kinds).map(([one, label]) => (
          <Chip
            key={one}
            name="FOR"
            value={one}
            defaultChecked={one === props.likely}
            onChange={() => setKind(one as Kind)}
          >
            {label}
          </Chip>
        ))}
      </Chips>
      <div className="grid gap-5 @lg:grid-cols-2">
        <VisitorNames kind={kind} texts={texts} field={field} optional={optional} />
        <FormField {...field('TEL')} label={texts.phone} hint={texts.phoneHint} required>
          <Input name="TEL" kind="phone" maxLength={40} placeholder={countryOf(country)?.phone.example} />
        </FormField>
      </div>
      <details className="group/more">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{texts.more}</summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-3">
          <FormField {...field('EMAIL')} label={texts.email} hint={texts.emailHint}>
            <Input
              name="EMAIL"
              kind="email"
              maxLength={254}
              onChange={({ target }) => setEmail(target.value)}
            />
          </FormField>
          {email.trim() !== '' && (
            <ChannelChips
              id={id}
              channel={channel}
              texts={texts}
              legend={texts.codeBy}
              onChange={setChannel}
            />
          )}
          <FormField {...field('COMMENT')} label={texts.comment}>
            <Textarea name="COMMENT" rows={2} maxLength={1000} />
          </FormField>
        </div>
      </details>
      {props.hasWhatsapp && (email.trim() === '' || channel === 'TEL') && (
        <Checkbox {...coded.form.register('WHATSAPP')} label={texts.whatsapp} />
      )}
      <CodedEnd
        coded={coded}
        texts={texts}
        consent={texts.consent}
        personalData={props.personalData}
        action={texts.book}
      />
    </CodedForm>
  )
}
