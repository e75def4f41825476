import { type ComponentProps, useState } from 'react'
import { call } from '../../client/call.ts'
import { FormField } from '../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../client/form/form-parts.ts'
import { useNativeForm } from '../../client/form/use-native-form.ts'
import type { AcceptedServiceRequest } from '../../schemas/api/accepted-service-request.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { PersonalDataLink } from '../../ui/page/personal-data-link.tsx'
import { RequestSent } from './request-sent.client.tsx'

type Props = {
  /** Id of the form: the hash to return to after it was sent without JavaScript. */
  id: string
  services: readonly { value: string; label: string }[]
  /** The entered values; names of lists end in `[]`. */
  values: Record<string, readonly string[]>
  /** Error messages by field name; those of the whole form are at `root`. */
  errors: Record<string, string>
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

type Values = Record<'NAME' | 'TEL' | 'EMAIL' | 'COMPANY_NAME' | 'COMMENT', string> & {
  SERVICES: string[]
  CONSENT: boolean
}

/**
 * The form of A6. The API validates it and returns the messages. Without JavaScript it is posted to the page's own
 * address, and the page then contains the result.
 */
export default function ServiceRequestClient({ id, services, values, errors, personalData, texts }: Props) {
  const [code, setCode] = useState<string>()
  const form = useNativeForm<Values>({
    faults: errors,
    send: async (body) => {
      const { REQUEST_CODE } = (await call('POST', endpoint, {
        ...body,
        page: location.pathname,
      })) as AcceptedServiceRequest
      setCode(REQUEST_CODE)
    },
  })
  const { register, faults, isSubmitting } = form

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
    name,
    label: isOptional ? (
      <>
        {label} <span className="font-normal text-ink-soft">{texts.optional}</span>
      </>
    ) : (
      label
    ),
    required: !isOptional,
  })
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} id={id} action={`#${id}`} className="grid gap-5">
        {faults.root && (
          <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
            {faults.root}
          </p>
        )}
        <FormField id={`${id}-SERVICES`} name="SERVICES" label={texts.services} group required>
          <fieldset aria-labelledby={`${id}-SERVICES-label`} className="grid @md:grid-cols-2 @md:gap-x-6">
            {services.map(({ value, label }) => (
              <Checkbox
                key={value}
                id={`${id}-${value}`}
                name="SERVICES[]"
                value={value}
                label={label}
                required={false}
                defaultChecked={values['SERVICES[]']?.includes(value) ?? false}
              />
            ))}
          </fieldset>
        </FormField>
        <div className="grid gap-5 @md:grid-cols-2">
          <FormField {...field('NAME', texts.name, false)}>
            <Input {...register('NAME')} autoComplete="given-name" defaultValue={first('NAME')} />
          </FormField>
          <FormField {...field('COMPANY_NAME', texts.company)}>
            <Input
              {...register('COMPANY_NAME')}
              autoComplete="organization"
              defaultValue={first('COMPANY_NAME')}
            />
          </FormField>
          <FormField {...field('TEL', texts.phone, false)} required={false} hint={texts.phoneHint}>
            <Input {...register('TEL')} kind="phone" defaultValue={first('TEL')} />
          </FormField>
          <FormField {...field('EMAIL', texts.email, false)} required={false}>
            <Input {...register('EMAIL')} kind="email" defaultValue={first('EMAIL')} />
          </FormField>
        </div>
        <FormField {...field('COMMENT', texts.comment)}>
          <Textarea {...register('COMMENT')} rows={3} defaultValue={first('COMMENT')} />
        </FormField>
        <FormField id={`${id}-CONSENT`} name="CONSENT" required>
          <Checkbox
            {...register('CONSENT')}
            label={texts.consent}
            note={<PersonalDataLink {...personalData} />}
            defaultChecked={first('CONSENT') !== undefined}
          />
        </FormField>
        <button
          type="submit"
          className="btn btn-primary btn-large justify-self-start"
          aria-busy={isSubmitting || undefined}
          aria-disabled={isSubmitting || undefined}
        >
          {texts.send}
        </button>
      </form>
    </FormPartsProvider>
  )
}
