import { dayParts, patientKinds } from '../../../schemas/appointment-requests/appointment-request.ts'
import type { AppointmentProps } from '../../../schemas/blocks/appointment.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { useControl } from '../../../ui/form/field-context.ts'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { Chip, Chips } from '../common/chip.tsx'
import { FormConsent, FormFault, FormSent, plainForm } from '../common/plain-form.tsx'
import { withSmallLetter } from '../common/small-letter.ts'
import { likelyKind } from './likely-kind.ts'

type Request = NonNullable<AppointmentProps['data']['request']>

/** A request for an appointment (R77). It is posted to its page, and needs no script. */
export function RequestForm({ request }: { request: Request }) {
  const { t, locale } = usePage()
  const id = useElementId('request')
  const { valuesOf, field, own } = plainForm(id, request)
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-soft">{t('blocks:appointment.request.optional')}</span>
    </>
  )
  if (request.sent)
    return (
      <FormSent id={id} title={t('blocks:appointment.request.sentTitle')}>
        <p className="mt-1 max-w-text">{t('blocks:appointment.request.sentText')}</p>
        {request.number && (
          <p className="mt-1 max-w-text">
            {t('blocks:appointment.request.number', { number: request.number })}
          </p>
        )}
      </FormSent>
    )
  const { cabinets, doctors, services } = request
  const groups = [...Map.groupBy(services, ({ group }) => group.text)]
  return (
    <form
      method="post"
      noValidate
      id={id}
      action={`#${id}`}
      // In a widget links open outside of the frame; the form stays in it.
      target="_self"
      className="group/request grid max-w-text gap-5"
    >
      <input type="hidden" name="COMPANY_CODE" value={request.company} />
      {request.country && <input type="hidden" name="COUNTRY" value={request.country} />}
      <WrongFields id={id} errors={request.errors ?? []} />
      <FormFault>{request.message}</FormFault>
      {cabinets.length > 1 && (
        <Field {...field('CABINET_CODE')} label={t('blocks:appointment.request.cabinet')}>
          <NativeSelect
            {...own('CABINET_CODE')}
            options={cabinets.map(({ code, name }) => ({ value: code, label: name.text }))}
          />
        </Field>
      )}
      <div className="grid gap-5 @lg:grid-cols-2">
        {doctors.length > 0 && (
          <Field {...field('DOCTOR_CODE')} label={t('blocks:appointment.request.doctor')}>
            <NativeSelect
              {...own('DOCTOR_CODE')}
              placeholder={t('blocks:appointment.request.anyDoctor')}
              options={doctors.map(({ code, name, speciality }) => ({
                value: code,
                label: speciality ? `${name.text} · ${speciality.text}` : name.text,
              }))}
            />
          </Field>
        )}
        {services.length > 0 && (
          <Field {...field('SERVICE_CODE')} label={t('blocks:appointment.request.service')}>
            <NativeSelect
              {...own('SERVICE_CODE')}
              placeholder={t('blocks:appointment.request.anyService')}
              options={groups.map(([label, items]) => ({
                label,
                options: items.map(({ code, name }) => ({ value: code, label: name.text })),
              }))}
            />
          </Field>
        )}
      </div>
      <fieldset className="grid gap-5 @lg:grid-cols-2">
        <legend className="sr-only">{t('blocks:appointment.request.when')}</legend>
        <Chips legend={optional(t('blocks:appointment.request.parts'))}>
          {Object.entries(dayParts).map(([part, label]) => (
            <Chip
              key={part}
              type="checkbox"
              name="DAY_PARTS[]"
              value={part}
              defaultChecked={valuesOf('DAY_PARTS[]').includes(part)}
            >
              {label[locale]}
            </Chip>
          ))}
        </Chips>
        <Field {...field('DATE_FROM')} label={optional(t('blocks:appointment.request.dateFrom'))}>
          <NativeDate {...own('DATE_FROM')} min={request.today} />
        </Field>
      </fieldset>
      <div className="grid gap-5 @lg:grid-cols-2">
        <Field {...field('NAME')} label={t('blocks:appointment.request.name')} required>
          <Input {...own('NAME')} autoComplete="name" maxLength={120} />
        </Field>
        <Field
          {...field('TEL')}
          label={t('blocks:appointment.request.phone')}
          hint={t('blocks:appointment.request.phoneHint')}
        >
          <Input
            {...own('TEL')}
            kind="phone"
            maxLength={40}
            placeholder={countryOf(request.country)?.phone.example}
          />
        </Field>
        <Field {...field('EMAIL')} label={t('blocks:appointment.request.email')}>
          <Input {...own('EMAIL')} kind="email" maxLength={254} />
        </Field>
      </div>
      <div className="grid gap-5 @lg:grid-cols-2">
        <Chips legend={t('blocks:appointment.request.forWhom')}>
          {Object.entries(patientKinds).map(([kind, label]) => (
            <Chip
              key={kind}
              type="radio"
              name="FOR"
              value={kind}
              defaultChecked={(valuesOf('FOR')[0] ?? likelyKind(request.forChild)) === kind}
            >
              {label[locale]}
            </Chip>
          ))}
        </Chips>
        <Field
          {...field('PATIENT')}
          label={t('blocks:appointment.request.patient')}
          required
          className="group-has-[[name=FOR][value=self]:checked]/request:hidden"
        >
          <Input {...own('PATIENT')} maxLength={120} />
        </Field>
      </div>
      <Field
        {...field('COMMENT')}
        label={optional(t('blocks:appointment.request.comment'))}
        hint={t('blocks:appointment.request.commentHint')}
      >
        <Textarea {...own('COMMENT')} rows={2} maxLength={1000} />
      </Field>
      <Field {...field('CONSENT')} required>
        <FormConsent checked={valuesOf('CONSENT').length > 0}>
          {t('blocks:appointment.request.consent')}
        </FormConsent>
      </Field>
      <p>
        <button type="submit" className="btn btn-primary btn-large">
          {t('blocks:appointment.request.send')}
        </button>
      </p>
    </form>
  )
}

/** Fields in the order of the form, which is the order of the listed faults. */
const fields = [
  ...['CABINET_CODE', 'DOCTOR_CODE', 'SERVICE_CODE', 'DAY_PARTS', 'DATE_FROM'],
  ...['NAME', 'TEL', 'EMAIL', 'FOR', 'PATIENT', 'COMMENT', 'CONSENT'],
]

/** Names the wrong fields above all others, where the page stands once it was sent. */
function WrongFields({ id, errors }: { id: string; errors: NonNullable<Request['errors']> }) {
  const { t } = usePage()
  if (errors.length === 0) return null
  const labels: Record<string, string> = {
    NAME: t('blocks:appointment.request.name'),
    TEL: t('blocks:appointment.request.phone'),
    EMAIL: t('blocks:appointment.request.email'),
    PATIENT: t('blocks:appointment.request.patient'),
  }
  const listed = errors.toSorted((one, other) => fields.indexOf(one.name) - fields.indexOf(other.name))
  return (
    <div role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-danger-ink">
      <p className="font-medium">{t('blocks:appointment.request.check')}</p>
      <ul className="mt-1">
        {listed.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${id}-${name}`} className="inline-flex min-h-11 items-center underline">
              {labels[name] ? `${labels[name]}: ${withSmallLetter(text)}` : text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The browser's own choice of a day. */
const NativeDate = (props: { name: string; defaultValue: string | undefined; min: string }) => (
  <input type="date" {...props} {...useControl({})} className="field" />
)
