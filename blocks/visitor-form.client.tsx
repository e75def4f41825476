import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../client/call.ts'
import { CallError } from '../client/call-error.ts'
import { clockTime, useSecondsUntil } from '../client/form/use-seconds-until.ts'
import { tellSent } from '../client/tell-sent.ts'
import type { Locale } from '../locales/locale.ts'
import type { BookedAppointment } from '../schemas/api/appointment.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PersonalDataLink } from '../ui/personal-data-link.tsx'
import { Textarea } from '../ui/textarea.tsx'
import type { BookingTexts } from './booking-texts.ts'

type Props = {
  /** The slot that is kept; without it nothing is sent. */
  hold: string | undefined
  locale: Locale
  texts: BookingTexts
  kinds: Record<'self' | 'child' | 'other', string>
  personalData: { href: string; text: string }
  onBooked: (booked: BookedAppointment) => void
  /** The slot is no longer kept. */
  onLost: (error: CallError) => void
}

type Sent = { confirm: string; contact: string; channel: 'TEL' | 'EMAIL' }

/** After these errors another time has to be chosen. */
const isLost = ({ code }: CallError) =>
  ['SLOT_TAKEN', 'SLOT_INVALID', 'HOLD_GONE', 'PATIENT_BUSY', 'ENTRY_OFF', 'DOCTOR_GONE'].includes(code)

/** Who comes, how the clinic reaches them, and the code that confirms the contact. */
export function VisitorForm({ hold, locale, texts, kinds, personalData, onBooked, onLost }: Props) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [channel, setChannel] = useState<'TEL' | 'EMAIL'>('TEL')
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<Sent>()
  const [until, setUntil] = useState(0)
  const wait = useSecondsUntil(until)
  const usedChannel = email.trim() === '' ? 'TEL' : channel

  const values = () =>
    Object.fromEntries(
      [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
        /^[A-Z]+$/.test(name) ? [[name, String(value)]] : [],
      ),
    )

  /** Runs a step; errors are shown at their fields, and those of the slot lead back to the choice of a time. */
  async function step(act: () => Promise<void>) {
    if (isBusy || !hold) return
    setBusy(true)
    setFaults({})
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isLost(error)) return onLost(error)
      if (error.code === 'CODE_EXPIRED') setSent(undefined)
      const fields = Object.fromEntries(
        Object.entries(error.fields).map(([name, messages]) => [name, messages[0] ?? '']),
      )
      setFaults(
        error.code === 'CODE_INVALID'
          ? { CODE: error.sentence }
          : Object.keys(fields).length > 0
            ? fields
            : { root: error.sentence },
      )
      if (error.retryAfter) setUntil(Date.now() + error.retryAfter * 1000)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    } finally {
      setBusy(false)
    }
  }
  async function ask() {
    const { TEL = '', EMAIL = '' } = values()
    const contact = usedChannel === 'TEL' ? TEL : EMAIL
    const answer = (await call('POST', '/w-front/v1/appointment/confirmation_code', {
      HOLD_ID: hold,
      [usedChannel]: contact,
    })) as { CONFIRM_ID: string | null; RESEND_AFTER: number }
    if (answer.CONFIRM_ID === null) return book({})
    setSent({ confirm: answer.CONFIRM_ID, contact, channel: usedChannel })
    setUntil(Date.now() + answer.RESEND_AFTER * 1000)
    requestAnimationFrame(() => code.current?.focus())
  }
  async function book(proof: { CONFIRM_ID?: string; CODE?: string }) {
    const { CODE: _, CONSENT, ...given } = values()
    const booked = (await call('POST', '/w-front/v1/appointment', {
      ...given,
      ...proof,
      HOLD_ID: hold,
      CONSENT: CONSENT !== undefined,
      LOCALE: locale,
    })) as BookedAppointment
    tellSent({ kind: 'appointment', code: booked.APPOINTMENT_CODE })
    onBooked(booked)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const { CODE = '', TEL = '', EMAIL = '' } = values()
    const isSame = sent && sent.contact === (sent.channel === 'TEL' ? TEL : EMAIL)
    if (!isSame) setSent(undefined)
    void step(() => (isSame ? book({ CONFIRM_ID: sent.confirm, CODE }) : ask()))
  }
  const field = (name: string) => ({ id: `${id}-${name}`, error: faults[name] })
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-soft">{texts.optional}</span>
    </>
  )
  return (
    <form ref={form} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-xl font-semibold">{texts.contacts}</p>
      {faults.root && (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
          {faults.root}
        </p>
      )}
      <fieldset>
        <legend className="mb-1.5 font-medium">{texts.forWhom}</legend>
        <div className="flex flex-wrap gap-2">
          {Object.entries(kinds).map(([kind, label]) => (
            <Chip key={kind} name="FOR" value={kind} label={label} isFirst={kind === 'self'} />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-5 @lg:grid-cols-2">
        <Field {...field('LASTNAME')} label={texts.lastname} required>
          <Input name="LASTNAME" autoComplete="family-name" maxLength={60} />
        </Field>
        <Field {...field('NAME')} label={texts.name} required>
          <Input name="NAME" autoComplete="given-name" maxLength={60} />
        </Field>
        <Field {...field('TEL')} label={texts.phone} hint={texts.phoneHint} required>
          <Input name="TEL" kind="phone" maxLength={40} />
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
        <Checkbox name="CONSENT" label={texts.consent} note={<PersonalDataLink {...personalData} />} />
      </Field>
      {sent && (
        <div className="grid gap-3 rounded-control bg-paper p-4">
          <p>{texts.codeSent.replace('{contact}', sent.contact)}</p>
          <Field {...field('CODE')} label={texts.code} required>
            <Input
              ref={code}
              name="CODE"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              className="max-w-40 text-xl tracking-[0.3em] tabular-nums"
            />
          </Field>
          {wait > 0 ? (
            <p className="text-sm text-ink-soft tabular-nums">
              {texts.resendIn.replace('{time}', clockTime(wait))}
            </p>
          ) : (
            <button
              type="button"
              className="link inline-flex min-h-11 items-center justify-self-start"
              onClick={() => void step(ask)}
            >
              {texts.resend}
            </button>
          )}
        </div>
      )}
      <button
        type="submit"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        className="btn btn-primary btn-large justify-self-start"
      >
        {sent ? texts.book : texts.getCode}
      </button>
    </form>
  )
}

type ChipProps = { name: string; value: string; label: string; isFirst: boolean; onChoose?: () => void }

const Chip = ({ name, value, label, isFirst, onChoose }: ChipProps) => (
  <label className="relative flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong px-4 has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
    <input
      type="radio"
      name={name}
      value={value}
      defaultChecked={isFirst}
      onChange={onChoose}
      className="sr-only"
    />
    {label}
  </label>
)
