'use client'

import { FormProvider, useController, useWatch } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { type Role, wholeCompany } from '../../../schemas/access/roles.ts'
import type { Member } from '../../../schemas/api/staff.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { staff } from '../../queries/staff.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { CardField } from './card-field.tsx'
import { RoleFields, type RoleValues, roleBody } from './role-fields.tsx'
import { useStaffPlace } from './staff-place.ts'

type MemberValues = RoleValues & { CABINETS: readonly string[]; SPECIALIST_CODE: string | null }

/** An owner works in all cabinets. */
const hasAllCabinets = (role: Role | undefined, chosen: readonly string[]) =>
  role === 'owner' || chosen.includes(wholeCompany)

/** Changes a member's role and cabinets. */
export function ChangeMember({
  member,
  name,
  onClose,
}: {
  member: Member
  name: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const { place } = useStaffPlace()
  const invalidate = useInvalidate(staff)
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/staff.ts')).memberBody,
    defaultValues: {
      ROLE: member.ROLE,
      MAY_PUBLISH: member.MAY_PUBLISH,
      CABINETS: member.CABINETS,
      SPECIALIST_CODE: member.SPECIALIST_CODE,
    },
    toBody: ({ CABINETS = [], SPECIALIST_CODE, ...role }: Partial<MemberValues>) => ({
      ...roleBody(role),
      ...(SPECIALIST_CODE && { SPECIALIST_CODE }),
      CABINETS: hasAllCabinets(role.ROLE, CABINETS) ? [wholeCompany] : CABINETS,
    }),
    send: async (body) => {
      await call('PUT', `/w-business/${place}/staff/${member.ACCOUNT}`, body)
      toast({ message: t('business:staff.changed', { name }), variant: 'success' })
      onClose()
      void invalidate()
    },
  })
  return (
    <Dialog
      id="change-member"
      size="small"
      title={name}
      closesOnOverlay={false}
      open
      onOpenChange={(open) => open || onClose()}
    >
      <FormProvider {...form}>
        <Form form={form} submit={t('forms:save')}>
          <RoleFields />
          <CardField />
          <CabinetFields />
        </Form>
      </FormProvider>
    </Dialog>
  )
}

function CabinetFields() {
  const { t } = useTranslation()
  const { places } = useStaffPlace()
  const role = useWatch<MemberValues, 'ROLE'>({ name: 'ROLE' })
  const { field } = useController<MemberValues, 'CABINETS'>({ name: 'CABINETS' })
  const chosen = field.value
  const hasAll = hasAllCabinets(role, chosen)
  const toggle = (code: string) =>
    field.onChange(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <FormField name="CABINETS" label={t('business:staff.cabinets')} group>
      <div className="grid">
        {places.map(({ code, name: label }) => (
          <Checkbox
            key={code}
            label={label}
            checked={hasAll || chosen.includes(code)}
            disabled={role === 'owner' || (hasAll && code !== wholeCompany)}
            onChange={() => toggle(code)}
          />
        ))}
      </div>
    </FormField>
  )
}
