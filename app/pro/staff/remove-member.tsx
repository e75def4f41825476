'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Member } from '../../../schemas/answers/business.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { messageOf } from '../message-of.ts'
import { useStaffPlace } from './staff-place.ts'

/** Asks before somebody loses all access: only an invitation brings them back. */
export function RemoveMember({
  member,
  name,
  onClose,
}: {
  member: Member
  name: string
  onClose: () => void
}) {
  const { t } = usePage()
  const { place } = useStaffPlace()
  const router = useRouter()
  const [isPending, setPending] = useState(false)

  async function remove() {
    setPending(true)
    try {
      await call('DELETE', `/w-business/${place}/staff/${member.ACCOUNT}`)
      toast({ message: t('business:staff.removed', { name }), variant: 'success' })
      onClose()
      router.refresh()
    } catch (error) {
      toast({ message: messageOf(error), variant: 'error' })
      setPending(false)
    }
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
          <Button variant="danger" loading={isPending} onClick={remove}>
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
