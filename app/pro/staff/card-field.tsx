'use client'

import { useController, useWatch } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import type { Role } from '../../../schemas/access/roles.ts'
import { nameFolds } from '../../../schemas/formats/name-folds.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useDoctors } from './use-doctors.ts'

export type CardValues = { ROLE: Role; SPECIALIST_CODE: string | null }

/** The field for the doctor’s card of a member of the staff. It is drawn for the roles that see patients. */
export function CardField() {
  const { t } = useTranslation()
  const doctors = useDoctors()
  const role = useWatch<CardValues, 'ROLE'>({ name: 'ROLE' })
  const { field } = useController<CardValues, 'SPECIALIST_CODE'>({ name: 'SPECIALIST_CODE' })
  if (role === 'editor' || role === 'analyst') return null
  const { value } = field
  // A card that is gone is still that of the member.
  const isGone = value && !doctors.some((doctor) => doctor.value === value)
  return (
    <FormField
      name="SPECIALIST_CODE"
      label={t('business:staff.card')}
      hint={t(role === 'doctor' ? 'business:staff.cardOfDoctor' : 'business:staff.cardOfOther')}
    >
      <Combobox
        name="SPECIALIST_CODE"
        options={isGone ? [{ value, label: t('business:staff.cardGone') }, ...doctors] : doctors}
        value={value ?? null}
        onValueChange={field.onChange}
        folds={nameFolds}
      />
    </FormField>
  )
}
