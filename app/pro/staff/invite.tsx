'use client'

import { useState } from 'react'
import { Controller, FormProvider, useController, useWatch } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { type Role, wholeCompany } from '../../../schemas/access/roles.ts'
import type { AccessCode } from '../../../schemas/api/staff.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { NumberInput } from '../../../ui/form/number-input.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { staff } from '../../queries/staff.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { RoleFields, type RoleValues, roleBody } from './role-fields.tsx'
import { ShareCode } from './share-code.tsx'
import { grantable, useStaffPlace } from './staff-place.ts'

type InviteValues = RoleValues & { CABINET: string; MAX_USES: number | null }

/** Creates an access code (A5), then shows it with ways to send it. */
export function Invite({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = useTranslation()
  const [made, setMade] = useState<AccessCode>()
  return (
    <Dialog
      id="invite"
      size="small"
      title={made ? t('business:invite.ready') : t('business:staff.invite')}
      description={made ? undefined : t('business:invite.text')}
      closesOnOverlay={false}
      open={isOpen}
      onOpenChange={(open) => {
        onOpenChange(open)
        if (!open) setMade(undefined)
      }}
    >
      {made ? <ShareCode code={made} /> : <InviteForm onMade={setMade} />}
    </Dialog>
  )
}

function InviteForm({ onMade }: { onMade: (code: AccessCode) => void }) {
  const { t } = useTranslation()
  const { place, places, role: own } = useStaffPlace()
  const invalidate = useInvalidate(staff)
  const usual: Role = grantable(own).includes('registrar') ? 'registrar' : own
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/staff.ts')).accessCodeBody,
    defaultValues: {
      ROLE: usual,
      MAY_PUBLISH: false,
      CABINET: places[0]?.code ?? wholeCompany,
      MAX_USES: 1,
    },
    toBody: ({ CABINET, MAX_USES, ...role }: Partial<InviteValues>) => ({
      ...roleBody(role),
      CABINET: role.ROLE === 'owner' ? wholeCompany : CABINET,
      MAX_USES,
    }),
    send: async (body) => {
      const { accessCode } = await import('../../../schemas/api/staff.ts')
      onMade(accessCode.parse(await call('POST', `/w-business/${place}/staff/access_codes`, body)))
      void invalidate()
    },
  })
  return (
    <FormProvider {...form}>
      <Form form={form} submit={t('business:invite.make')}>
        <RoleFields />
        <CabinetField />
        <FormField name="MAX_USES" label={t('business:invite.uses')} hint={t('business:invite.usesHint')}>
          <Controller
            control={form.control}
            name="MAX_USES"
            render={({ field: { name, value, onChange } }) => (
              <NumberInput min={1} max={50} name={name} value={value} onValueChange={onChange} />
            )}
          />
        </FormField>
      </Form>
    </FormProvider>
  )
}

/** The choice of cabinets; hidden for an owner, who works in all of them. */
function CabinetField() {
  const { t } = useTranslation()
  const { places } = useStaffPlace()
  const role = useWatch<InviteValues, 'ROLE'>({ name: 'ROLE' })
  const { field } = useController<InviteValues, 'CABINET'>({ name: 'CABINET' })
  if (role === 'owner') return null
  return (
    <FormField name="CABINET" label={t('business:staff.cabinet')}>
      <Select
        name="CABINET"
        options={places.map(({ code, name }) => ({ value: code, label: name }))}
        value={field.value}
        onValueChange={(value) => value && field.onChange(value)}
      />
    </FormField>
  )
}
