import { patientKinds } from '../../../schemas/appointment-requests/appointment-request.ts'
import type { AppointmentProps } from '../../../schemas/blocks/appointment.ts'
import { phoneInText } from '../../../schemas/formats/phone.ts'
import { countryOf, phoneWithin } from '../../../schemas/reference/countries.ts'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Chip, Chips } from '../common/chip.tsx'
import { CodeAsked } from '../common/code-asked.tsx'
import { FormConsent, FormFault, FormSent, plainForm } from '../common/plain-form.tsx'
import { likelyKind } from './likely-kind.ts'
import { nextFreeMoment } from './next-free-time.tsx'
import { placeInWords } from './place-in-words.ts'
import { visitText } from './visit-text.ts'

type Form = NonNullable<NonNullable<AppointmentProps['data']['slots']>['form']>

type Props = { company: string; service: string | undefined; forChild: boolean | undefined; form: Form }

/**
 * Booking without a script: the time, the patient and the contact are posted to the page, which keeps the time, sends a code and asks for
 * it; a time that was taken is answered with others, and what was typed stays.
 */
export function BookingForm({ company, service, forChild, form }: Props) {
  const { t, locale } = usePage()
  const id = useElementId('booking')
  const { valuesOf, field, own } = plainForm(id, { values: form.values ?? [], errors: form.errors ?? [] })
  const [kept] = valuesOf('HOLD_ID')
  const [confirmation] = valuesOf('CONFIRM_ID')
  const say = (key: 'phone' | 'email' | 'yourName' | 'code') => t(`blocks:booking.${key}`)
  const optional = (label: string) => (
    <>
      {label} <span className="font-normal text-ink-soft">{t('blocks:booking.optional')}</span>
    </>
  )
  // It is said above all fields, where the page opens once the form was sent.
  const isWrong = form.errors?.some(({ name }) => name !== 'CODE' || valuesOf('CODE').length > 0)
  const chosen = valuesOf('SLOT')[0] ?? form.slots[0]?.slot
  return (
    <form
      method="post"
      noValidate
      id={id}
      action={`#${id}`}
      // In a widget links open outside of the frame; the form stays in it.
      target="_self"
      className="group/booking grid max-w-text gap-5"
    >
      <input type="hidden" name="COMPANY_CODE" value={company} />
      <input type="hidden" name="HOLD_ID" value={kept ?? ''} />
      {service && <input type="hidden" name="SERVICE_CODE" value={service} />}
      {form.country && <input type="hidden" name="COUNTRY" value={form.country} />}
      {confirmation && <input type="hidden" name="CONFIRM_ID" value={confirmation} />}
      <FormFault>{form.message ?? (isWrong && t('blocks:booking.check'))}</FormFault>
      {confirmation && (
        <CodeAsked
          form={{ valuesOf, field }}
          label={say('code')}
          sent={t('blocks:booking.codeSent', { contact: contactOf(valuesOf, form.country) })}
          send={t('blocks:booking.book')}
          className="max-w-40"
        />
      )}
      <div className="grid gap-2">
        <p>
          {form.doctor && <strong className="block font-semibold">{form.doctor.text}</strong>}
          {form.speciality && <span className="block text-ink-soft">{form.speciality.text}</span>}
          {form.branch && placeInWords(form.branch.text, form.address?.text ?? '')}
        </p>
        {form.visit && <p className="tabular-nums first-letter:uppercase">{visitText(t, form.visit)}</p>}
        <Chips legend={t('blocks:booked-visit.when')}>
          {form.slots.map(({ slot, next }) => (
            <Chip key={slot} name="SLOT" value={slot} defaultChecked={slot === chosen}>
              {nextFreeMoment(t, next)}
            </Chip>
          ))}
        </Chips>
        {field('SLOT').error && <p className="text-danger-ink">{field('SLOT').error}</p>}
      </div>
      <Chips legend={t('blocks:booking.forWhom')}>
        {Object.entries(patientKinds).map(([kind, label]) => (
          <Chip
            key={kind}
            name="FOR"
            value={kind}
            defaultChecked={(valuesOf('FOR')[0] ?? likelyKind(forChild)) === kind}
          >
            {label[locale]}
          </Chip>
        ))}
      </Chips>
      <div className="grid gap-5 @lg:grid-cols-2">
        <Field {...field('LASTNAME')} label={<NameLabel of="lastname" />} required>
          <Input {...own('LASTNAME')} autoComplete="family-name" maxLength={60} />
        </Field>
        <Field {...field('NAME')} label={<NameLabel of="name" />} required>
          <Input {...own('NAME')} autoComplete="given-name" maxLength={60} />
        </Field>
        <Field
          {...field('CONTACT')}
          label={optional(say('yourName'))}
          className="group-has-[[name=FOR][value=self]:checked]/booking:hidden"
        >
          <Input {...own('CONTACT')} autoComplete="name" maxLength={60} />
        </Field>
        <Field {...field('TEL')} label={say('phone')} required>
          <Input
            {...own('TEL')}
            kind="phone"
            maxLength={40}
            placeholder={countryOf(form.country)?.phone.example}
          />
        </Field>
        <Field {...field('EMAIL')} label={optional(say('email'))}>
          <Input {...own('EMAIL')} kind="email" maxLength={254} />
        </Field>
      </div>
      <Chips legend={t('blocks:booking.codeBy')}>
        {(['TEL', 'EMAIL'] as const).map((by) => (
          <Chip key={by} name="CODE_BY" value={by} defaultChecked={(valuesOf('CODE_BY')[0] ?? 'TEL') === by}>
            {t(by === 'TEL' ? 'blocks:booking.bySms' : 'blocks:booking.byMail')}
          </Chip>
        ))}
      </Chips>
      <Field {...field('CONSENT')} required>
        <FormConsent checked={valuesOf('CONSENT').length > 0}>{t('blocks:booking.consent')}</FormConsent>
      </Field>
      {!confirmation && (
        <p>
          <button type="submit" className="btn btn-primary btn-large">
            {t('blocks:booking.getCode')}
          </button>
        </p>
      )}
    </form>
  )
}

/** The contact to which the code went, as people write it. */
function contactOf(valuesOf: (name: string) => string[], country: string | undefined): string {
  const by = valuesOf('CODE_BY')[0] ?? 'TEL'
  const [contact = ''] = valuesOf(by)
  return by === 'TEL' ? phoneInText(phoneWithin(contact, country)) : contact
}

/** A label that says whose name it is: that of the person who books, of their child, or of another person. */
function NameLabel({ of }: { of: 'lastname' | 'name' }) {
  const { t } = usePage()
  return (
    <>
      <span className="hidden group-has-[[name=FOR][value=self]:checked]/booking:inline">
        {t(`blocks:booking.${of}`)}
      </span>
      <span className="hidden group-has-[[name=FOR][value=child]:checked]/booking:inline">
        {t(`blocks:booking.${of}OfChild`)}
      </span>
      <span className="hidden group-has-[[name=FOR][value=other]:checked]/booking:inline">
        {t(`blocks:booking.${of}OfOther`)}
      </span>
    </>
  )
}

type BookedProps = Pick<Form, 'number' | 'doctor' | 'speciality' | 'branch' | 'address' | 'visit'> & {
  slot: Form['slots'][number]['next'] | undefined
}

/** What follows after a booking without a script. */
export function BookedByForm({ number, slot, doctor, speciality, branch, address, visit }: BookedProps) {
  const { t } = usePage()
  return (
    <FormSent id={useElementId('booking')} title={t('blocks:booked-visit.made')}>
      <dl className="mt-2 grid gap-1">
        {slot && (
          <div>
            <dt className="inline">{t('blocks:booked-visit.when')}: </dt>
            <dd className="inline font-semibold">{nextFreeMoment(t, slot)}</dd>
          </div>
        )}
        {doctor && (
          <div>
            <dt className="inline">{t('blocks:booked-visit.doctor')}: </dt>
            <dd className="inline">
              {doctor.text}
              {speciality && `, ${speciality.text.toLowerCase()}`}
            </dd>
          </div>
        )}
        {branch && (
          <div>
            <dt className="inline">{t('blocks:booked-visit.where')}: </dt>
            <dd className="inline">{placeInWords(branch.text, address?.text ?? '')}</dd>
          </div>
        )}
        {visit && (
          <div>
            <dt className="inline">{t('blocks:booked-visit.price')}: </dt>
            <dd className="inline tabular-nums">{visitText(t, visit)}</dd>
          </div>
        )}
        {number && (
          <div>
            <dt className="inline">{t('blocks:booked-visit.number')}: </dt>
            <dd className="inline font-semibold tabular-nums">{number}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 max-w-text">{t('blocks:booked-visit.byForm')}</p>
    </FormSent>
  )
}
