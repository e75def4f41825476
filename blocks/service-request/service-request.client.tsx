import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PersonalDataLink } from '../../ui/personal-data-link.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { RequestSent } from './request-sent.client.tsx'

/** Messages by the name of their field. */
type Errors = Record<string, string>

type Props = {
  /** Of the form: where its page stands when it was sent without JavaScript. */
  id: string
  services: readonly { value: string; label: string }[]
  /** What was entered, lists by their name with `[]`. */
  values: Record<string, readonly string[]>
  errors: Errors
  message?: string | undefined
  personalData: ComponentProps<typeof PersonalDataLink>
  texts: Record<
    | 'services'
    | 'name'
    | 'phone'
    | 'phoneHint'
    | 'email'
    | 'company'
    | 'comment'
    | 'consent'
    | 'optional'
    | 'send'
    | 'sentTitle'
    | 'sentText'
    | 'sentCode',
    string
  >
}

const endpoint = '/w-front/v1/crm/request_by_services'

/** `SERVICES[0]` is wrong where `SERVICES` is. */
const byField = (fields: Record<string, readonly string[]>): Errors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [name.replace(/\[.*/, ''), messages[0] ?? '']),
  )

/** The form of A6. Without JavaScript it is sent to the address of its page, which then holds what came of it. */
export default function ServiceRequestClient({
  id,
  services,
  values,
  errors,
  message,
  personalData,
  texts,
}: Props) {
  const [faults, setFaults] = useState({ errors, message })
  const [isPending, setPending] = useState(false)
  const [code, setCode] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const entered = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') entered.append(name, value)
    entered.set('page', location.pathname)
    setPending(true)
    try {
      const answer = (await call('POST', endpoint, entered)) as { REQUEST_CODE: string }
      setCode(answer.REQUEST_CODE)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const found = byField(error.fields)
      setFaults({ errors: found, message: Object.keys(found).length > 0 ? undefined : error.message })
      setTries(tries + 1)
    } finally {
      setPending(false)
    }
  }

  if (code !== undefined)
    return (
      <RequestSent
        title={texts.sentTitle}
        text={`${texts.sentText} ${texts.sentCode.replace('{code}', code)}`}
        hasFocus
      />
    )
  const first = (name: string) => values[name]?.[0]
  const field = (name: string, label: string, isOptional = true) => ({
    id: `${id}-${name}`,
    label: isOptional ? (
      <>
        {label} <span className="font-normal text-ink-soft">{texts.optional}</span>
      </>
    ) : (
      label
    ),
    error: faults.errors[name],
    required: !isOptional,
  })
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={`#${id}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-5"
    >
      {faults.message && (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
          {faults.message}
        </p>
      )}
      <Field id={`${id}-SERVICES`} label={texts.services} error={faults.errors.SERVICES} group required>
        <fieldset aria-labelledby={`${id}-SERVICES-label`} className="grid @md:grid-cols-2 @md:gap-x-6">
          {services.map(({ value, label }) => (
            <Checkbox
              key={value}
              id={`${id}-${value}`}
              name="SERVICES[]"
              value={value}
              label={label}
              required={false}
              defaultChecked={values['SERVICES[]']?.includes(value)}
            />
          ))}
        </fieldset>
      </Field>
      <div className="grid gap-5 @md:grid-cols-2">
        <Field {...field('NAME', texts.name, false)}>
          <Input name="NAME" autoComplete="given-name" defaultValue={first('NAME')} />
        </Field>
        <Field {...field('COMPANY_NAME', texts.company)}>
          <Input name="COMPANY_NAME" autoComplete="organization" defaultValue={first('COMPANY_NAME')} />
        </Field>
        <Field {...field('TEL', texts.phone, false)} required={false} hint={texts.phoneHint}>
          <Input name="TEL" kind="phone" defaultValue={first('TEL')} />
        </Field>
        <Field {...field('EMAIL', texts.email, false)} required={false}>
          <Input name="EMAIL" kind="email" defaultValue={first('EMAIL')} />
        </Field>
      </div>
      <Field {...field('COMMENT', texts.comment)}>
        <Textarea name="COMMENT" rows={3} defaultValue={first('COMMENT')} />
      </Field>
      <Field id={`${id}-CONSENT`} error={faults.errors.CONSENT} required>
        <Checkbox
          name="CONSENT"
          label={texts.consent}
          note={<PersonalDataLink {...personalData} />}
          defaultChecked={first('CONSENT') !== undefined}
        />
      </Field>
      <button
        type="submit"
        className="btn btn-primary btn-large justify-self-start"
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
      >
        {texts.send}
      </button>
    </form>
  )
}
