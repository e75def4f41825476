'use client'

import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import type { AccessCode, Member } from '../../../schemas/api/staff.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { CodeRow } from './code-row.tsx'
import { Invite } from './invite.tsx'
import { MemberRow } from './member-row.tsx'
import { StaffPlace, type StaffPlaceValue } from './staff-place.ts'

type Props = StaffPlaceValue & {
  members: readonly Member[]
  /** Open invitations; absent where the person may only look. */
  codes?: readonly AccessCode[]
}

/** The list of people, and for those who may invite the open codes. */
export function Staff({ members, codes, ...place }: Props) {
  const { t } = usePage()
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <Button icon={UserPlus} onClick={() => setInviting(true)}>
      {t('business:staff.invite')}
    </Button>
  )
  return (
    <StaffPlace value={place}>
      <ProPage title={t('application:area.staff')} action={codes && invite}>
        <ul className="divide-y divide-line border-y border-line">
          {members.map((member) => (
            <MemberRow key={member.ACCOUNT} member={member} />
          ))}
        </ul>
        {codes && (
          <section className="mt-10">
            <h2 className="text-xl">{t('business:staff.codes')}</h2>
            <div className="mt-3">
              {codes.length === 0 ? (
                <EmptyState title={t('business:staff.noCodes')} text={t('business:staff.noCodesText')} />
              ) : (
                <ul className="divide-y divide-line border-y border-line">
                  {codes.map((code) => (
                    <CodeRow key={code.CODE} code={code} />
                  ))}
                </ul>
              )}
            </div>
          </section>
        )}
        {codes && <Invite isOpen={isInviting} onOpenChange={setInviting} />}
      </ProPage>
    </StaffPlace>
  )
}
