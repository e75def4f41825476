import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { CallError } from '../../../client/call-error.ts'
import { focusFirstFault } from '../../../client/form/focus-first-fault.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { clockTime, useSecondsUntil } from '../../../client/form/use-seconds-until.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { PersonalDataLink } from '../../../ui/page/personal-data-link.tsx'
import { askForCode, type CodeOf, faultsOf } from './booking-calls.client.tsx'
import { BookingCode, type SentCode } from './booking-code.client.tsx'
import type { BookingTexts, FaultTexts } from './booking-texts.ts'
import type { VisitorValues } from './visitor-faults.ts'

export type Proof = { CONFIRM_ID?: string; CODE?: string }

type Options = {
  /** The subject of the code; without it nothing is sent. */
  of: CodeOf | undefined
  /** The country of phones without a calling code. */
  country: string
  faultTexts: FaultTexts
  /** The contact to which the code is sent. */
  channel: SentCode['channel']
  /** The code that was asked for, if it was. */
  sent: SentCode | undefined
  onSent: (sent: SentCode | undefined) => void
  /** The faults by field. */
  check: (values: VisitorValues) => Record<string, string>
  /** Sends the typed values, with the proof of the contact. */
  send: (values: VisitorValues, proof: Proof) => Promise<void>
  /** Handles an error that no field of the form can correct; returns whether it did. */
  onLost?: (error: CallError) => boolean
}

/**
 * A form that is confirmed by a code: faults are shown first, then a code is asked for, then the same form is sent with it. A person who is
 * signed in with the contact needs none.
 */
export function useCodedForm(options: Options) {
  const { of, country, channel, sent, onSent } = options
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const [until, setUntil] = useState(0)
  const wait = useSecondsUntil(until)
  /** The newest code: a person who goes back does not have to wait for another. */
  const known = useRef<SentCode>(undefined)
  const [told, showOnce] = useState(0)
  useEffect(() => {
    if (told > 0) focusFirstFault(form.current)
  }, [told])
  /** Shows the faults, and focuses the first field with one. */
  function tell(found: Record<string, string>) {
    setFaults(found)
    showOnce(told + 1)
  }
  /** Runs a step; errors are shown at their fields and at the button. */
  async function step(act: () => Promise<void>) {
    if (isBusy || !of || wait > 0) return
    setFaults({})
    setBusy(true)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (options.onLost?.(error)) return
      if (error.code === 'CODE_EXPIRED') {
        known.current = undefined
        onSent(undefined)
      }
      tell(faultsOf(error))
      if (error.retryAfter) setUntil(Date.now() + error.retryAfter * 1000)
    } finally {
      setBusy(false)
    }
  }
  async function ask() {
    const given = valuesOf(form)
    const code = of && (await askForCode({ of, country, channel, contact: given[channel] ?? '' }))
    if (!code) return options.send(given, {})
    known.current = code
    onSent(code)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const given = valuesOf(form)
    const isSame = sent && sent.contact === given[sent.channel]
    const wrong = {
      ...options.check(given),
      ...(isSame && !given.CODE?.trim() && { CODE: options.faultTexts.required }),
    }
    if (Object.keys(wrong).length > 0) return tell(wrong)
    if (isSame)
      return void step(() => options.send(given, { CONFIRM_ID: sent.confirm, CODE: given.CODE ?? '' }))
    setFaults({})
    const last = known.current
    if (last && last.until > Date.now() && last.contact === given[channel]) return onSent(last)
    if (sent) onSent(undefined)
    void step(ask)
  }
  /** A field that is being corrected is no longer marked. */
  function forgive({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    if (name in faults) setFaults(({ [name]: _, ...rest }) => rest)
  }
  return {
    id,
    faults,
    isBusy,
    wait,
    sent,
    resend: () => void step(ask),
    form: { ref: form, noValidate: true, onSubmit: submit, onInput: forgive },
    field: (name: string) => ({ id: `${id}-${name}`, error: faults[name] }),
  }
}

const valuesOf = (form: RefObject<HTMLFormElement | null>): VisitorValues =>
  Object.fromEntries(
    [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
      /^[A-Z_]+$/.test(name) ? [[name, String(value)]] : [],
    ),
  )

type EndProps = {
  coded: ReturnType<typeof useCodedForm>
  texts: BookingTexts
  consent: string
  personalData: { href: string; text: string }
  /** The label of the button once the code is there. */
  action: string
}

/** The end of such a form: consent, the code, the faults, and the button. */
export function CodedEnd({ coded, texts, consent, personalData, action }: EndProps) {
  const { field, faults, isBusy, wait, sent, resend } = coded
  const hasWrongFields = Object.keys(faults).some((name) => name !== 'root')
  return (
    <>
      <Field {...field('CONSENT')} required>
        <Checkbox name="CONSENT" label={consent} note={<PersonalDataLink {...personalData} />} />
      </Field>
      {sent && <BookingCode sent={sent} texts={texts} {...field('CODE')} onResend={resend} />}
      <div>
        <FormAlert>{faults.root ?? (hasWrongFields && texts.check)}</FormAlert>
        <button
          type="submit"
          disabled={wait > 0}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          className="btn btn-primary btn-large tabular-nums"
        >
          {wait > 0 ? texts.waitFor.replace('{time}', clockTime(wait)) : sent ? action : texts.getCode}
        </button>
      </div>
    </>
  )
}
