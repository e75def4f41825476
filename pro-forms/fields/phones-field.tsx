'use client'

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { formatPhone, normalizePhone } from '../../schemas/formats/phone.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from '../field-options.ts'
import { useFormValue } from '../form-context.ts'

/** Phone numbers, one a line; what is typed is put into groups when the field is left (V-5). */
export function PhonesField({ schema, path }: FieldProps) {
  const { locale, t } = usePage()
  const { label, help, maxItems = 100 } = fieldOptions(schema, locale)
  const { value = [], set, error, isReadOnly } = useFormValue<string[]>(path)
  return (
    <Field label={label} hint={help} error={error} group>
      <ul className="grid gap-2">
        {value.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number is its place
          <li key={index}>
            <PhoneLine
              path={[...path, index]}
              label={t('forms:phones.number', { number: index + 1 })}
              remove={() => set(value.filter((__, at) => at !== index))}
            />
          </li>
        ))}
      </ul>
      {!isReadOnly && value.length < maxItems && (
        <Button variant="empty" icon={Plus} onClick={() => set([...value, ''])} className="-ms-4 mt-1">
          {t('forms:phones.add')}
        </Button>
      )}
    </Field>
  )
}

type LineProps = { path: (string | number)[]; label: string; remove: () => void }

function PhoneLine({ path, label, remove }: LineProps) {
  const { t } = usePage()
  const { value = '', set, error, isReadOnly } = useFormValue<string>(path)
  return (
    <>
      <div className="flex gap-2">
        <Input
          kind="phone"
          autoComplete="off"
          aria-label={label}
          aria-describedby={undefined}
          aria-invalid={error ? true : undefined}
          readOnly={isReadOnly}
          // Whole numbers are shown in groups; what is being typed stays as it is.
          defaultValue={formatPhone(value)}
          key={value.startsWith('+') ? value : 'typed'}
          onBlur={(event) => set(normalizePhone(event.target.value))}
        />
        {!isReadOnly && (
          <Button
            variant="empty"
            icon={X}
            aria-label={t('forms:phones.remove', { label })}
            onClick={remove}
          />
        )}
      </div>
      <FieldError>{error}</FieldError>
    </>
  )
}
