'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import type { Member } from '../../../schemas/api/staff.ts'
import { memberBody } from '../../../schemas/api/staff.ts'
import { wholeCompany } from '../../../schemas/roles.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { RoleFields } from './role-fields.tsx'
import { useStaffPlace } from './staff-place.ts'

/** Another role, other cabinets. Who owns the company works in all of them. */
export function ChangeMember({
  member,
  name,
  onClose,
}: {
  member: Member
  name: string
  onClose: () => void
}) {
  const { t } = usePage()
  const { place, places } = useStaffPlace()
  const router = useRouter()
  const [role, setRole] = useState(member.ROLE)
  const [mayPublish, setMayPublish] = useState(member.MAY_PUBLISH)
  const [chosen, setChosen] = useState<readonly string[]>(member.CABINETS)
  const hasAll = role === 'owner' || chosen.includes(wholeCompany)

  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])

  async function send(body: object) {
    await call('PUT', `/w-business/${place}/staff/${member.ACCOUNT}`, body)
    toast({ message: t('business:staff.changed', { name }), variant: 'success' })
    onClose()
    router.refresh()
  }
  return (
    <Dialog
      id="change-member"
      size="small"
      title={name}
      closesOnOverlay={false}
      open
      onOpenChange={(open) => open || onClose()}
    >
      <Form
        schema={memberBody}
        toBody={() => ({
          ROLE: role,
          CABINETS: hasAll ? [wholeCompany] : chosen,
          MAY_PUBLISH: role === 'editor' && mayPublish,
        })}
        shownAt={{ CABINETS: 'CABINETS' }}
        send={send}
        submit={t('forms:save')}
      >
        <RoleFields {...{ role, mayPublish }} onRoleChange={setRole} onMayPublishChange={setMayPublish} />
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
      </Form>
    </Dialog>
  )
}
