import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../client/call-error.ts'
import { focusFirstFault } from '../client/form/focus-first-fault.ts'
import { FormAlert } from '../client/form/form-alert.tsx'
import { clockTime, useSecondsUntil } from '../client/form/use-seconds-until.ts'
import type { Locale } from '../locales/locale.ts'
import type { BookedAppointment } from '../schemas/api/appointment.ts'
import { countryOf } from '../schemas/countries.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PersonalDataLink } from '../ui/personal-data-link.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { askForCode, bookVisit, faultsOf, isLost } from './booking-calls.client.tsx'
import { Chip } from './booking-chip.client.tsx'
import { BookingCode, type SentCode } from './booking-code.client.tsx'
import type { BookingTexts, FaultTexts } from './booking-texts.ts'
import { visitorFaults } from './visitor-faults.ts'
import { type Kind, VisitorNames } from './visitor-names.client.tsx'

type Props = {
  /** The slot that is kept; without it nothing is sent. */
  hold: string | undefined
  /** Of which country phones without a calling code are. */
  country: string
  locale: Locale
  texts: BookingTexts
  faultTexts: FaultTexts
  kinds: Record<Kind, string>
  personalData: { href: string; text: string }
  /** The code that was asked for, if it was. */
  sent: SentCode | undefined
  onSent: (sent: SentCode | undefined) => void
  onBooked: (booked: BookedAppointment) => void
  /** The slot is no longer kept. */
  onLost: (error: CallError) => void
}

/** Who comes, how the clinic reaches them, and the code that confirms the contact. */
export function VisitorForm(props: Props) {
  const { hold, country, locale, texts, kinds, sent, onSent } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [kind, setKind] = useState<Kind>('self')
  const [channel, setChannel] = useState<'TEL' | 'EMAIL'>('TEL')
  const [email, setEmail] = useState('')
  const [until, setUntil] = useState(0)
  const wait = useSecondsUntil(until)
  /** The newest code, which whoever has gone back need not wait for again. */
  const known = useRef<SentCode>(undefined)
  const usedChannel = email.trim() === '' ? 'TEL' : channel
  const [told, tellOnce] = useState(0)
  useEffect(() => {
    if (told > 0) focusFirstFault(form.current)
  }, [told])
  /** Shows what is wrong, and leads to the first field with a fault. */
  function tell(found: Record<string, string>) {
    setFaults(found)
    tellOnce(told + 1)
  }

  const values = (): Partial<Record<string, string>> =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
        /^[A-Z]+$/.test(name) ? [[name, String(value)]] : [],
      ),
    )

  function forget() {
    known.current = undefined
    onSent(undefined)
  }
  /** Runs a step; errors are shown at their fields and at the button, and those of the slot lead back to the choice of a time. */
  async function step(act: () => Promise<void>) {
    if (isBusy || !hold || wait > 0) return
    setFaults({})
    setBusy(true)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isLost(error)) return props.onLost(error)
      if (error.code === 'CODE_EXPIRED') forget()
      tell(faultsOf(error))
      if (error.retryAfter) setUntil(Date.now() + error.retryAfter * 1000)
    } finally {
      setBusy(false)
    }
  }
  async function ask() {
    const code = await askForCode({
      hold,
      country,
      channel: usedChannel,
      contact: values()[usedChannel] ?? '',
    })
    if (!code) return book({})
    known.current = code
    onSent(code)
  }
  async function book(proof: { CONFIRM_ID?: string; CODE?: string }) {
    const { CODE: _, CONSENT, ...given } = values()
    props.onBooked(
      await bookVisit({
        ...given,
        ...proof,
        HOLD_ID: hold,
        COUNTRY: country,
        CONSENT: CONSENT !== undefined,
        LOCALE: locale,
      }),
    )
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = values()
    const isSame = sent && sent.contact === given[sent.channel]
    const wrong = {
      ...visitorFaults(given, country, props.faultTexts),
      ...(isSame && !given.CODE?.trim() && { CODE: props.faultTexts.required }),
    }
    if (Object.keys(wrong).length > 0) return tell(wrong)
    if (isSame) return void step(() => book({ CONFIRM_ID: sent.confirm, CODE: given.CODE ?? '' }))
    setFaults({})
    const last = known.current
    if (last && last.until > Date.now() && last.contact === given[usedChannel]) return onSent(last)
    if (sent) onSent(undefined)
    void step(ask)
  }
  /** A field that is being corrected is no longer marked. */
  function forgive({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    if (name in faults) setFaults(({ [name]: _, ...rest }) => rest)
  }
  const field = (name: string) => ({ id: `${id}-${name}`, error: faults[name] })
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-soft">{texts.optional}</span>
    </>
  )
  const hasWrongFields = Object.keys(faults).some((name) => name !== 'root')
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={forgive}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <p className="text-xl font-semibold">{texts.contacts}</p>
      <fieldset>
        <legend className="mb-1.5 font-medium">{texts.forWhom}</legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(kinds).map(([one, label]) => (
            <Chip
              key={one}
              name="FOR"
              value={one}
              label={label}
              isFirst={one === 'self'}
              onChoose={() => setKind(one as Kind)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 @lg:grid-cols-2">
        <VisitorNames {...{ kind, texts, field, optional }} />
        <Field {...field('TEL')} label={texts.phone} hint={texts.phoneHint} required>
          <Input name="TEL" kind="phone" maxLength={40} placeholder={countryOf(country)?.phone.example} />
        </Field>
        <Field {...field('EMAIL')} label={optional(texts.email)} hint={texts.emailHint}>
          <Input
            name="EMAIL"
            kind="email"
            maxLength={254}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      </div>
      {email.trim() !== '' && (
        <fieldset>
          <legend className="mb-1.5 font-medium">{texts.codeBy}</legend>
          <div className="flex flex-wrap gap-2">
            {(['TEL', 'EMAIL'] as const).map((one) => (
              <Chip
                key={one}
                name={`${id}-channel`}
                value={one}
                label={one === 'TEL' ? texts.bySms : texts.byMail}
                isFirst={one === channel}
                onChoose={() => setChannel(one)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Field {...field('COMMENT')} label={optional(texts.comment)}>
        <Textarea name="COMMENT" rows={2} maxLength={1000} />
      </Field>
      <Field {...field('CONSENT')} required>
        <Checkbox name="CONSENT" label={texts.consent} note={<PersonalDataLink {...props.personalData} />} />
      </Field>
      {sent && (
        <BookingCode
          {...{ sent, texts }}
          id={`${id}-CODE`}
          error={faults.CODE}
          onResend={() => void step(ask)}
        />
      )}
      <div>
        <FormAlert>{faults.root ?? (hasWrongFields && texts.check)}</FormAlert>
        <button
          type="submit"
          disabled={wait > 0}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          className="btn btn-primary btn-large tabular-nums"
        >
          {wait > 0 ? texts.waitFor.replace('{time}', clockTime(wait)) : sent ? texts.book : texts.getCode}
        </button>
      </div>
    </form>
  )
}
