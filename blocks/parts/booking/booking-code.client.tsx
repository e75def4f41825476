import { useEffect, useRef } from 'react'
import { FormField } from '../../../client/form/form-field.tsx'
import { clockTime, useSecondsUntil } from '../../../client/form/use-seconds-until.ts'
import { Input } from '../../../ui/form/input.tsx'
import type { BookingTexts } from './booking-texts.ts'

/** A code that was sent to a contact, with the contact as typed and as shown, and when another code may be requested. */
export type SentCode = {
  confirm: string
  contact: string
  shown: string
  channel: 'TEL' | 'EMAIL'
  until: number
}

type Props = {
  sent: SentCode
  texts: BookingTexts
  id: string
  onResend: () => void
}

/** Asks for the code, which has the focus as soon as it was sent. */
export function BookingCode({ sent, texts, id, onResend }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const wait = useSecondsUntil(sent.until)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each code anew
  useEffect(() => field.current?.focus(), [sent.confirm])
  return (
    <div className="grid gap-3 rounded-control bg-paper p-4">
      <p role="status">{texts.codeSent.replace('{contact}', sent.shown)}</p>
      <FormField id={id} name="CODE" label={texts.code} required>
        <Input
          ref={field}
          name="CODE"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="max-w-40 text-xl tracking-[0.3em] tabular-nums"
        />
      </FormField>
      {wait > 0 ? (
        <p className="text-sm text-ink-soft tabular-nums">
          {texts.resendIn.replace('{time}', clockTime(wait))}
        </p>
      ) : (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center justify-self-start"
          onClick={onResend}
        >
          {texts.resend}
        </button>
      )}
    </div>
  )
}
