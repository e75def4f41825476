import type { ReactNode } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import type { BookingTexts } from './booking-texts.ts'

export type Kind = 'self' | 'child' | 'other'

type Props = {
  kind: Kind
  texts: BookingTexts
  field: (name: string) => { id: string; error: string | undefined }
  optional: (label: string) => ReactNode
}

/** The patient's name: the person who books, their child or another person; for another, the name of the person who books too. */
export function VisitorNames({ kind, texts, field, optional }: Props) {
  const isSelf = kind === 'self'
  const label = (name: 'lastname' | 'name') => {
    if (kind === 'child') return texts[`${name}OfChild`]
    return isSelf ? texts[name] : texts[`${name}OfOther`]
  }
  return (
    <>
      <Field {...field('LASTNAME')} label={label('lastname')} required>
        <Input name="LASTNAME" autoComplete={isSelf ? 'family-name' : 'off'} maxLength={60} />
      </Field>
      <Field {...field('NAME')} label={label('name')} required>
        <Input name="NAME" autoComplete={isSelf ? 'given-name' : 'off'} maxLength={60} />
      </Field>
      {kind === 'child' && (
        <Field {...field('BIRTHDAY')} label={optional(texts.birthday)}>
          <Input name="BIRTHDAY" kind="date" autoComplete="off" />
        </Field>
      )}
      {!isSelf && (
        <Field {...field('CONTACT')} label={optional(texts.yourName)} hint={texts.yourNameHint}>
          <Input name="CONTACT" autoComplete="name" maxLength={60} />
        </Field>
      )}
    </>
  )
}
