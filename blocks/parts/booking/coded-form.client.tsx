import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { CallError } from '../../../client/call-error.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../client/form/form-parts.ts'
import type { FormTextRules } from '../../../client/form/rule-check.ts'
import { useSaidForm } from '../../../client/form/use-said-form.ts'
import { clockTime, useSecondsUntil } from '../../../client/form/use-seconds-until.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PersonalDataLink } from '../../../ui/page/personal-data-link.tsx'
import { askForCode, type CodeOf } from './booking-calls.client.tsx'
import { BookingCode, type SentCode } from './booking-code.client.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { type CodedValues, type Sayings, sayFault } from './visitor-rules.ts'

export type Proof = { CONFIRM_ID?: string; CODE?: string }

type Options<Values, Own extends string> = FormTextRules<Values, Own> & {
  /** The subject of the code; without it nothing is sent. */
  of: CodeOf | undefined
  /** The country of phones without a calling code. */
  country: string
  faultTexts: Sayings
  /** The contact to which the code is sent. */
  channel: SentCode['channel']
  /** The code that was asked for, if it was. */
  sent: SentCode | undefined
  onSent: (sent: SentCode | undefined) => void
  /** Sends the values, with the proof of the contact. */
  send: (values: Values, proof: Proof) => Promise<void>
  /** Called in place of sending, also of a code, if there is no subject. */
  onNone?: () => void
  /** Handles an error that no field of the form can correct; returns whether it did. */
  onLost?: (error: CallError) => boolean
}

/**
 * A form that is confirmed by a code: faults are shown first, then a code is asked for, then the same form is sent with it. A person who is
 * signed in with the contact needs none.
 */
export function useCodedForm<Values extends CodedValues, Own extends string = never>(
  options: Options<Values, Own>,
) {
  const { of, country, channel, sent, onSent, rules, also, faultTexts } = options
  const id = useId()
  /** What was typed last, and the contact for which a code was asked last: another one may get a code at once. */
  const [typed, setTyped] = useState<Values>()
  const [asked, setAsked] = useState<string>()
  /** The newest code: a person who goes back does not have to wait for another. */
  const known = useRef<SentCode>(undefined)
  /** Whether the code that was asked for is of the contact that is typed now. */
  const isFor = (code: SentCode | undefined, values: Values) =>
    code?.contact === values[code?.channel ?? channel]

  const form = useSaidForm<Values, Own>({
    rules,
    say: sayFault(faultTexts),
    also: (values) => ({
      ...also?.(values),
      CONSENT: values.CONSENT ? undefined : 'consent',
      CODE: sent && isFor(sent, values) && !values.CODE?.trim() ? 'required' : undefined,
    }),
    send: (values) => caught((subject) => step(values, subject)),
  })
  const contactOf = (values: Values) => rules[channel]?.tidy(values[channel] ?? '') ?? ''
  const tidied = (values: Values) => ({ ...values, [channel]: contactOf(values) })
  async function step(values: Values, subject: CodeOf) {
    if (sent && isFor(sent, values))
      return options.send(values, { CONFIRM_ID: sent.confirm, CODE: values.CODE ?? '' })
    const last = known.current
    if (last && last.until > Date.now() && last.channel === channel && isFor(last, values))
      return onSent(last)
    if (sent) onSent(undefined)
    await ask(values, subject)
  }
  async function ask(values: Values, subject: CodeOf) {
    setAsked(values[channel])
    setTyped(values)
    const code = await askForCode({ of: subject, country, channel, contact: values[channel] ?? '' })
    if (!code) return options.send(values, {})
    known.current = code
    onSent(code)
  }
  async function caught(act: (subject: CodeOf) => Promise<void>) {
    if (!of) return options.onNone?.()
    try {
      await act(of)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (options.onLost?.(error)) return
      if (error.code === 'CODE_EXPIRED') {
        known.current = undefined
        onSent(undefined)
      }
      throw error
    }
  }
  const isOther = asked !== undefined && typed !== undefined && contactOf(typed) !== asked
  const wait = useSecondsUntil(form.until)
  const attributes: ComponentProps<'form'> = {
    ...form.attributes,
    onInput: (event) => {
      form.attributes.onInput?.(event)
      setTyped(form.getValues())
    },
  }
  return {
    id,
    form: { ...form, attributes },
    sent: isOther ? undefined : sent,
    wait: isOther ? 0 : wait,
    resend: () => void form.run((values) => caught((subject) => ask(tidied(values), subject))),
  }
}

type Coded = ReturnType<typeof useCodedForm>

/** The form with its fields. */
export const CodedForm = ({ coded: { form }, children }: { coded: Coded; children: ReactNode }) => (
  <FormPartsProvider value={form}>
    <form {...form.attributes} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {children}
    </form>
  </FormPartsProvider>
)

type EndProps = {
  coded: Coded
  texts: BookingTexts
  consent: string
  personalData: { href: string; text: string }
  /** The label of the button once the code is there. */
  action: string
}

/** The end of such a form: consent, the code, the faults, and the button. */
export function CodedEnd({ coded, texts, consent, personalData, action }: EndProps) {
  const { id, form, wait, sent, resend } = coded
  const { root, ...ofFields } = form.faults
  return (
    <>
      <FormField id={`${id}-CONSENT`} name="CONSENT" required>
        <Checkbox
          {...form.register('CONSENT')}
          label={consent}
          note={<PersonalDataLink {...personalData} />}
        />
      </FormField>
      {sent && <BookingCode sent={sent} texts={texts} id={`${id}-CODE`} onResend={resend} />}
      <div>
        <FormAlert>{root ?? (Object.keys(ofFields).length > 0 && texts.check)}</FormAlert>
        <button
          type="submit"
          disabled={wait > 0}
          aria-busy={form.isSubmitting || undefined}
          aria-disabled={form.isSubmitting || undefined}
          className="btn btn-primary btn-large tabular-nums"
        >
          {wait > 0 ? texts.waitFor.replace('{time}', clockTime(wait)) : sent ? action : texts.getCode}
        </button>
      </div>
    </>
  )
}
