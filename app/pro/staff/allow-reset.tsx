'use client'

import { call } from '../../../client/call.ts'
import type { Member } from '../../../schemas/api/staff.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { staff } from '../../queries/staff.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { useStaffPlace } from './staff-place.ts'

/** Asks whether it is the member who has lost their second step, before they are let do without it. */
export function AllowReset({ member, name, onClose }: { member: Member; name: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { place } = useStaffPlace()
  const { busy, act } = useSubjectMutation(staff)

  async function allow() {
    const done = await act(
      'allow',
      () => call('POST', `/w-business/${place}/staff_factor/${member.ACCOUNT}/allow_reset`, {}),
      t('business:factor.allowed', { name }),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      id="allow-reset"
      size="small"
      title={t('business:factor.allowTitle', { name })}
      description={t('business:factor.allowText')}
      open
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button loading={busy !== undefined} onClick={() => void allow()}>
            {t('business:factor.allow')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('business:cancel')}
          </Button>
        </>
      }
    />
  )
}
