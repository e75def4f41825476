'use client'

import { FormField } from '../../../client/form/form-field.tsx'
import { type Role, roleLabels } from '../../../schemas/roles.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Select } from '../../../ui/select.tsx'
import { grantable, useStaffPlace } from './staff-place.ts'

type Props = {
  role: Role
  onRoleChange: (role: Role) => void
  mayPublish: boolean
  onMayPublishChange: (mayPublish: boolean) => void
}

/** Which role somebody gets, no higher than one's own, and whether an editor publishes. */
export function RoleFields({ role, onRoleChange, mayPublish, onMayPublishChange }: Props) {
  const { locale, t } = usePage()
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
          value={role}
          onValueChange={(value) => value && onRoleChange(value as Role)}
        />
      </FormField>
      {role === 'editor' && (
        <Checkbox
          name="MAY_PUBLISH"
          checked={mayPublish}
          onChange={(event) => onMayPublishChange(event.target.checked)}
          label={t('business:staff.mayPublish')}
        />
      )}
    </>
  )
}
