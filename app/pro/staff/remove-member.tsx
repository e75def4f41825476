'use client'

import { call } from '../../../client/call.ts'
import type { Member } from '../../../schemas/api/staff.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { staff } from '../../queries/staff.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { useStaffPlace } from './staff-place.ts'

/** Asks for confirmation before a member loses all access, which only a new invitation restores. */
export function RemoveMember({
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
  const { busy, act } = useSubjectMutation(staff)

  async function remove() {
    const done = await act(
      'remove',
      () => call('DELETE', `/w-business/${place}/staff/${member.ACCOUNT}`),
      t('business:staff.removed', { name }),
    )
    if (done) onClose()
  }
  return (
    <Dialog
      id="remove-member"
      size="small"
      title={t('business:staff.removeTitle', { name })}
      description={t('business:staff.removeText')}
      open
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button variant="danger" loading={busy !== undefined} onClick={remove}>
            {t('business:staff.remove')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('business:cancel')}
          </Button>
        </>
      }
    />
  )
}
