import { useState } from 'react'
import { FormField } from '../../../client/form/form-field.tsx'
import { isWidget } from '../../../client/is-widget.ts'
import { type Locale, localizePath } from '../../../locales/locale.ts'
import type { WaitingListed } from '../../../schemas/api/waiting-list.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { focusOnce } from '../../../ui/core/focus-once.ts'
import { Input } from '../../../ui/form/input.tsx'
import { Chip, Chips } from '../common/chip.tsx'
import { joinWaiting } from './booking-calls.client.tsx'
import type { SentCode } from './booking-code.client.tsx'
import type { BookingTexts, FaultTexts } from './booking-texts.ts'
import { ChannelChips } from './channel-chips.tsx'
import { CodedEnd, CodedForm, useCodedForm } from './coded-form.client.tsx'
import { type WaitingValues, waitingRules, wrongDays } from './waiting-rules.ts'
import type { WaitingTexts } from './waiting-texts.ts'

/** How far ahead the form proposes to wait, in days. */
const usualDays = 14

type Props = {
  company: string
  /** The country of phones without a calling code. */
  country: string
  /** The wanted doctor: codes, and in words. */
  wish: { DOCTOR?: string; SPECIALITY?: string; CABINET?: string }
  whom: string
  /** Today in the zone of the branch. */
  today: string
  locale: Locale
  texts: BookingTexts
  waiting: WaitingTexts
  faultTexts: FaultTexts
  parts: Record<'morning' | 'day' | 'evening', string>
  personalData: { href: string; text: string }
  onLeave: () => void
}

/** A place on the waiting list for the person who finds no time that suits them (PA10). */
export function WaitingForm(props: Props) {
  const { company, country, wish, today, locale, texts, waiting, faultTexts } = props
  const [sent, onSent] = useState<SentCode>()
  const [channel, setChannel] = useState<SentCode['channel']>('TEL')
  const [joined, setJoined] = useState<WaitingListed>()
  const coded = useCodedForm<WaitingValues, 'wrongDays'>({
    country,
    faultTexts: { ...faultTexts, wrongDays: waiting.wrongDays },
    channel,
    sent,
    onSent,
    of: { COMPANY_CODE: company },
    rules: waitingRules(channel, country),
    also: (values) => wrongDays(values, today),
    send: async ({ CODE: _, ...given }, proof) => {
      const own = { COMPANY_CODE: company, COUNTRY: country, LOCALE: locale }
      setJoined(await joinWaiting({ ...wish, ...given, ...proof, ...own }))
    },
  })
  if (joined)
    return <Joined joined={joined} locale={locale} texts={texts} waiting={waiting} onLeave={props.onLeave} />
  const { id } = coded
  const field = (name: string) => ({ id: `${id}-${name}`, name })
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-soft">{texts.optional}</span>
    </>
  )
  return (
    <CodedForm coded={coded}>
      <div className="grid gap-1">
        <h3 className="text-xl font-semibold">{waiting.title}</h3>
        <p className="max-w-text text-ink-soft">{waiting.lead}</p>
        <p>{waiting.whom.replace('{whom}', props.whom)}</p>
      </div>
      <div className="grid gap-5 @lg:grid-cols-2">
        <FormField {...field('DATE_FROM')} label={waiting.from} required>
          <Input name="DATE_FROM" kind="date" min={today} defaultValue={today} />
        </FormField>
        <FormField {...field('DATE_TO')} label={waiting.until} required>
          <Input name="DATE_TO" kind="date" min={today} defaultValue={addDays(today, usualDays)} />
        </FormField>
      </div>
      <Chips legend={optional(waiting.parts)}>
        {Object.entries(props.parts).map(([part, label]) => (
          <Chip key={part} type="checkbox" name="DAY_PARTS[]" value={part} defaultChecked={false}>
            {label}
          </Chip>
        ))}
      </Chips>
      <ChannelChips id={id} channel={channel} texts={texts} legend={waiting.tellBy} onChange={setChannel} />
      <div className="grid gap-5 @lg:grid-cols-2">
        <FormField {...field('NAME')} label={texts.name} required>
          <Input name="NAME" autoComplete="given-name" maxLength={60} />
        </FormField>
        {channel === 'TEL' ? (
          <FormField {...field('TEL')} label={texts.phone} hint={waiting.tellPhone} required>
            <Input name="TEL" kind="phone" maxLength={40} placeholder={countryOf(country)?.phone.example} />
          </FormField>
        ) : (
          <FormField {...field('EMAIL')} label={texts.email} hint={waiting.tellEmail} required>
            <Input name="EMAIL" kind="email" maxLength={254} />
          </FormField>
        )}
      </div>
      <CodedEnd
        coded={coded}
        texts={texts}
        consent={waiting.consent}
        personalData={props.personalData}
        action={waiting.join}
      />
      <p>
        <button type="button" className="link inline-flex min-h-11 items-center" onClick={props.onLeave}>
          {waiting.toTimes}
        </button>
      </p>
    </CodedForm>
  )
}

type JoinedProps = {
  joined: WaitingListed
  locale: Locale
  texts: BookingTexts
  waiting: WaitingTexts
  onLeave: () => void
}

/** The next step, and a button that leaves the list. */
const Joined = ({ joined, locale, texts, waiting, onLeave }: JoinedProps) => (
  // The form was longer: without the focus a phone would show the content below it.
  <div
    ref={focusOnce}
    tabIndex={-1}
    role="status"
    className="grid scroll-mt-24 gap-3 outline-none rounded-control bg-success-tint px-4 py-3.5 text-success-ink"
  >
    <p className="text-lg font-semibold">{waiting.joined}</p>
    <ol className="grid max-w-text list-decimal gap-1 ps-5">
      <li>{waiting.next1}</li>
      <li>{waiting.next2}</li>
      <li>{waiting.next3}</li>
    </ol>
    <div className="flex flex-wrap gap-x-5">
      <a
        className="link inline-flex min-h-11 items-center"
        href={`${localizePath('/appointment/waiting', locale)}?${new URLSearchParams({ code: joined.WAITING_CODE, token: joined.TOKEN })}`}
      >
        {waiting.seeOrLeave}
      </a>
      <button type="button" className="link inline-flex min-h-11 items-center text-start" onClick={onLeave}>
        {waiting.toTimes}
      </button>
    </div>
    {isWidget() && <p className="text-sm">{texts.newTab}</p>}
  </div>
)
