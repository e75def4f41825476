'use client'

import { fallbackLocales, localeNames } from '../../locales/locale.ts'
import { type Localized, pickLocalized } from '../../schemas/localized.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { type FieldProps, fieldOptions } from '../field-options.ts'
import { useFormState, useFormValue } from '../form-context.ts'

/**
 * A text in the language that is being written. What readers see meanwhile, the text of the language that it falls back
 * to, stands there in grey.
 */
export function TextField({ schema, path, required }: FieldProps) {
  const { locale: reader } = usePage()
  const { locale } = useFormState()
  const { label, help, isMultiline } = fieldOptions(schema, reader)
  const { value, set, isReadOnly, error } = useFormValue<Partial<Localized<string>>>(path)
  const { error: ownError } = useFormValue<string>([...path, locale])
  const fallback = pickLocalized(value, fallbackLocales[locale][0] ?? locale)

  function write(text: string) {
    const { [locale]: _, ...others } = value ?? {}
    const next = text === '' ? others : { ...others, [locale]: text }
    set(Object.keys(next).length > 0 || required ? next : undefined)
  }
  const control = {
    lang: locale,
    value: value?.[locale] ?? '',
    placeholder: locale === 'ru' ? undefined : fallback?.value,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
    readOnly: isReadOnly,
  }
  return (
    <Field
      label={
        <>
          {label} <span className="font-normal text-ink-soft">· {localeNames[locale]}</span>
        </>
      }
      hint={help}
      error={ownError ?? error}
      required={required && locale === 'ru'}
    >
      {isMultiline ? <Textarea {...control} /> : <Input {...control} />}
    </Field>
  )
}
