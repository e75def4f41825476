'use client'

import { useController, useFormContext } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { type Role, roleLabels } from '../../../schemas/access/roles.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useTranslation } from '../../use-translation.ts'
import { grantable, useStaffPlace } from './staff-place.ts'

/** Values of the fields below in a form. */
export type RoleValues = { ROLE: Role; MAY_PUBLISH: boolean }

/** The body of the call: only for editors is the right to publish a choice. */
export const roleBody = ({ ROLE, MAY_PUBLISH = false }: Partial<RoleValues>) => ({
  ROLE,
  MAY_PUBLISH: ROLE === 'editor' && MAY_PUBLISH,
})

/** The role, no higher than the person's own, and whether an editor may publish. */
export function RoleFields() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { field } = useController<RoleValues, 'ROLE'>({ name: 'ROLE' })
  const { register } = useFormContext<RoleValues>()
  const own = useStaffPlace().role
  const options = grantable(own).map((value) => ({
    value,
    label: roleLabels[value][locale],
    note: t(`business:roleNote.${value}`),
  }))
  return (
    <>
      <FormField name="ROLE" label={t('business:staff.role')}>
        <Select
          name="ROLE"
          options={options}
          value={field.value}
          onValueChange={(value) => value && field.onChange(value)}
        />
      </FormField>
      {field.value === 'editor' && (
        <Checkbox {...register('MAY_PUBLISH')} label={t('business:staff.mayPublish')} />
      )}
    </>
  )
}
