'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { type AccessCode, accessCode, accessCodeBody } from '../../../schemas/api/staff.ts'
import { type Role, wholeCompany } from '../../../schemas/roles.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Select } from '../../../ui/select.tsx'
import { RoleFields } from './role-fields.tsx'
import { ShareCode } from './share-code.tsx'
import { grantable, useStaffPlace } from './staff-place.ts'

/** Makes an access code (A5), then shows it with the ways to send it. */
export function Invite({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { t } = usePage()
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
  const { t } = usePage()
  const { place, places, role: own } = useStaffPlace()
  const router = useRouter()
  const usual: Role = grantable(own).includes('registrar') ? 'registrar' : own
  const [role, setRole] = useState(usual)
  const [mayPublish, setMayPublish] = useState(false)
  const [cabinet, setCabinet] = useState(places[0]?.code ?? wholeCompany)
  const [uses, setUses] = useState<number | null>(1)

  async function send(body: object) {
    onMade(accessCode.parse(await call('POST', `/w-business/${place}/staff/access_codes`, body)))
    router.refresh()
  }
  return (
    <Form
      schema={accessCodeBody}
      toBody={() => ({
        ROLE: role,
        CABINET: role === 'owner' ? wholeCompany : cabinet,
        MAY_PUBLISH: role === 'editor' && mayPublish,
        MAX_USES: uses ?? Number.NaN,
      })}
      send={send}
      submit={t('business:invite.make')}
    >
      <RoleFields {...{ role, mayPublish }} onRoleChange={setRole} onMayPublishChange={setMayPublish} />
      {role !== 'owner' && (
        <FormField name="CABINET" label={t('business:staff.cabinet')}>
          <Select
            name="CABINET"
            options={places.map(({ code, name }) => ({ value: code, label: name }))}
            value={cabinet}
            onValueChange={(value) => value && setCabinet(value)}
          />
        </FormField>
      )}
      <FormField name="MAX_USES" label={t('business:invite.uses')} hint={t('business:invite.usesHint')}>
        <NumberInput name="MAX_USES" min={1} max={50} value={uses} onValueChange={setUses} />
      </FormField>
    </Form>
  )
}
