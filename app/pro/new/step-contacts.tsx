import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useController } from 'react-hook-form'
import { useFault } from '../../../client/form/use-fault.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import type { City } from '../../api/read-cities.ts'
import { useTranslation } from '../../use-translation.ts'
import { useChosenCity } from './chosen-city.ts'
import type { RegistrationValues } from './registration-values.ts'
import { TextField } from './text-field.tsx'

const most = 5

/** How patients reach the company: phones first. */
export function StepContacts({ cities }: { cities: readonly City[] }) {
  const { t } = useTranslation()
  const { phone: plan } = countryOf(useChosenCity(cities)?.country) ?? {}
  const { field } = useController<RegistrationValues, 'PHONES'>({ name: 'PHONES' })
  const phones = field.value
  return (
    <>
      {phones.map((phone, index) => (
        <Phone
          // biome-ignore lint/suspicious/noArrayIndexKey: a phone is identified by its position
          key={index}
          index={index}
          phone={phone}
          example={plan?.example ?? ''}
          onChange={(value) => field.onChange(phones.map((one, at) => (at === index ? value : one)))}
          onRemove={() => field.onChange(phones.filter((_, at) => at !== index))}
        />
      ))}
      {phones.length < most && (
        <Button
          variant="empty"
          icon={Plus}
          className="justify-self-start"
          onClick={() => field.onChange([...phones, ''])}
        >
          {t('forms:phones.add')}
        </Button>
      )}
      <TextField
        name="EMAIL"
        label={t('registration:field.EMAIL')}
        kind="email"
        hint={t('registration:emailHint')}
      />
    </>
  )
}

type PhoneProps = {
  index: number
  phone: string
  /** A number of the country; empty if the country is not served. */
  example: string
  onChange: (phone: string) => void
  onRemove: () => void
}

/** One of the phones; the first one is required. */
function Phone({ index, phone, example, onChange, onRemove }: PhoneProps) {
  const { t } = useTranslation()
  const isFirst = index === 0
  const id = `PHONES-${index}`
  const label = t('forms:phones.number', { number: index + 1 })
  const fault = useFault(`PHONES[${index}]`, ...(isFirst ? ['PHONES'] : []))
  return (
    <Field
      id={id}
      label={isFirst ? t('registration:field.PHONES') : label}
      hint={isFirst && example && t('registration:phonesHint', { example })}
      error={fault}
      required={isFirst}
    >
      <div className="flex gap-2">
        <Input
          id={id}
          kind="phone"
          name="PHONES"
          value={phone}
          onChange={({ target }) => onChange(target.value)}
        />
        {!isFirst && (
          <Button
            variant="empty"
            icon={X}
            aria-label={t('forms:phones.remove', { label })}
            onClick={onRemove}
          />
        )}
      </div>
    </Field>
  )
}
