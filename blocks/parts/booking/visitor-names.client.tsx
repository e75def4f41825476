import type { ReactNode } from 'react'
import { FormField } from '../../../client/form/form-field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import type { BookingTexts } from './booking-texts.ts'

export type Kind = 'self' | 'child' | 'other'

type Props = {
  kind: Kind
  texts: BookingTexts
  field: (name: string) => { id: string; name: string }
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
      <FormField {...field('LASTNAME')} label={label('lastname')} required>
        <Input name="LASTNAME" autoComplete={isSelf ? 'family-name' : 'off'} maxLength={60} />
      </FormField>
      <FormField {...field('NAME')} label={label('name')} required>
        <Input name="NAME" autoComplete={isSelf ? 'given-name' : 'off'} maxLength={60} />
      </FormField>
      {kind === 'child' && (
        <FormField {...field('BIRTHDAY')} label={optional(texts.birthday)}>
          <Input name="BIRTHDAY" kind="date" autoComplete="off" />
        </FormField>
      )}
      {!isSelf && (
        <FormField {...field('CONTACT')} label={optional(texts.yourName)} hint={texts.yourNameHint}>
          <Input name="CONTACT" autoComplete="name" maxLength={60} />
        </FormField>
      )}
    </>
  )
}
