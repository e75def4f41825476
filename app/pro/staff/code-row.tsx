'use client'

import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { call } from '../../../client/call.ts'
import type { AccessCode } from '../../../schemas/api/staff.ts'
import { formatAccessCode } from '../../../schemas/formats/access-code.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { accessCodes, staff } from '../../queries/staff.ts'
import { optimistic, useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { CodeFacts } from './code-facts.tsx'
import { ShareCode } from './share-code.tsx'
import { useStaffPlace } from './staff-place.ts'

/** An open invitation, with buttons to send it again and to revoke it. */
export function CodeRow({ code }: { code: AccessCode }) {
  const { t } = useTranslation()
  const { place } = useStaffPlace()
  const { busy, act } = useSubjectMutation(staff)
  const written = formatAccessCode(code.CODE)

  const revoke = () =>
    act(
      'revoke',
      () => call('DELETE', `/w-business/${place}/staff/access_codes/${code.CODE}`),
      t('business:invite.revoked', { code: written }),
      optimistic(accessCodes(place), (codes) => codes.filter(({ CODE }) => CODE !== code.CODE)),
    )
  return (
    <li className="flex items-center gap-1 py-3">
      <div className="grid min-w-0 grow gap-x-6 sm:grid-cols-[auto_1fr] sm:items-center">
        <p className="font-semibold tracking-wider whitespace-nowrap tabular-nums">{written}</p>
        <CodeFacts code={code} />
      </div>
      <Dialog
        id={`share-${code.CODE}`}
        size="small"
        title={t('business:invite.send')}
        trigger={
          <Button
            variant="empty"
            icon={Share2}
            aria-label={t('business:invite.sendNamed', { code: written })}
          />
        }
      >
        <ShareCode code={code} />
      </Dialog>
      <Button
        variant="empty"
        icon={Trash2}
        loading={busy !== undefined}
        aria-label={t('business:invite.revoke', { code: written })}
        onClick={revoke}
      />
    </li>
  )
}
