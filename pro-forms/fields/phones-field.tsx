'use client'

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { firstError } from '../form-errors.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { PhoneInput } from './phone-input.tsx'

/** Phone numbers, one per line. */
export function PhonesField(props: FormFieldProps<string[]>) {
  const { t } = usePage()
  const { value = [], set, isReadOnly, hints } = formField(props)
  const { maxItems = 100 } = hints ?? {}
  const id = useId()
  const errorId = (index: number) => `${id}-${index}`
  return (
    <FieldFrame of={props} group>
      <ul className="grid gap-2">
        {value.map((phone, index) => {
          const error = firstError(props.errorSchema?.[index])
          const label = t('forms:phones.number', { number: index + 1 })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its position
            <li key={index}>
              <div className="flex gap-2">
                <PhoneInput
                  aria-label={label}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error && errorId(index)}
                  readOnly={isReadOnly}
                  value={phone}
                  onChange={(next) => set(value.with(index, next))}
                />
                {!isReadOnly && (
                  <Button
                    variant="empty"
                    icon={X}
                    aria-label={t('forms:phones.remove', { label })}
                    onClick={() => set(value.toSpliced(index, 1))}
                  />
                )}
              </div>
              <FieldError id={errorId(index)}>{error}</FieldError>
            </li>
          )
        })}
      </ul>
      {!isReadOnly && value.length < maxItems && (
        <Button variant="empty" icon={Plus} onClick={() => set([...value, ''])} className="-ms-4 mt-1">
          {t('forms:phones.add')}
        </Button>
      )}
    </FieldFrame>
  )
}
