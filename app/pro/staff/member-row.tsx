'use client'

import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { roleLabels } from '../../../schemas/access/roles.ts'
import type { Member } from '../../../schemas/api/staff.ts'
import { personName } from '../../../schemas/formats/name.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Avatar } from '../../../ui/icon/avatar.tsx'
import { Menu } from '../../../ui/popup/menu.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'
import { AllowReset } from './allow-reset.tsx'
import { ChangeMember } from './change-member.tsx'
import { RemoveMember } from './remove-member.tsx'
import { useCabinetNames } from './staff-place.ts'
import { useDoctors } from './use-doctors.ts'

/** One member: name, role, cabinets, and the permitted actions. */
export function MemberRow({ member }: { member: Member }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const cabinetNames = useCabinetNames()
  const [doing, setDoing] = useState<'change' | 'remove' | 'reset'>()
  const name = personName(member)
  const contacts = [member.EMAIL, member.TEL && formatPhone(member.TEL)].filter(Boolean).join(' · ')
  const stop = () => setDoing(undefined)
  return (
    <li className="flex items-start gap-3 py-3 sm:items-center">
      <Avatar name={name} decorative />
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[1fr_auto] sm:items-center">
        <div className="min-w-0">
          <p className="font-medium">
            {name}
            {member.IS_SELF && (
              <span className="font-normal text-ink-soft"> · {t('business:staff.you')}</span>
            )}
          </p>
          <MemberCard member={member} />
          {contacts && <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{contacts}</p>}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft sm:justify-end">
          <Badge tone="accent">{roleLabels[member.ROLE][locale]}</Badge>
          {cabinetNames(member.CABINETS)}
          {member.HAS_FACTOR && <Badge tone="success">{t('business:factor.has')}</Badge>}
          {member.IS_RESET_ALLOWED && <Badge tone="warning">{t('business:factor.resetWaits')}</Badge>}
        </p>
      </div>
      {member.IS_CHANGEABLE ? (
        <Menu
          trigger={
            <Button
              variant="empty"
              icon={Ellipsis}
              aria-label={t('business:staff.actions', { name })}
              className="shrink-0"
            />
          }
          groups={[
            [
              {
                key: 'change',
                label: t('business:staff.change'),
                icon: Pencil,
                onSelect: () => setDoing('change'),
              },
              ...(member.HAS_FACTOR && !member.IS_SELF
                ? [
                    {
                      key: 'reset',
                      label: t('business:factor.lost'),
                      icon: KeyRound,
                      onSelect: () => setDoing('reset'),
                    },
                  ]
                : []),
            ],
            [
              {
                key: 'remove',
                label: t('business:staff.remove'),
                icon: UserMinus,
                isDanger: true,
                onSelect: () => setDoing('remove'),
              },
            ],
          ]}
        />
      ) : (
        <span className="w-11 shrink-0 max-sm:hidden" />
      )}
      {doing === 'change' && <ChangeMember member={member} name={name} onClose={stop} />}
      {doing === 'reset' && <AllowReset member={member} name={name} onClose={stop} />}
      {doing === 'remove' && <RemoveMember member={member} name={name} onClose={stop} />}
    </li>
  )
}

/** The doctor's card of the member, or a note that a doctor has none. */
function MemberCard({ member: { ROLE, SPECIALIST_CODE } }: { member: Member }) {
  const { t } = useTranslation()
  const doctors = useDoctors()
  if (SPECIALIST_CODE === null)
    return ROLE === 'doctor' ? <p className="text-sm text-warning-ink">{t('business:staff.noCard')}</p> : null
  const name = doctors.find(({ value }) => value === SPECIALIST_CODE)?.label
  return (
    <p className="text-sm">{name ? t('business:staff.cardOf', { name }) : t('business:staff.cardGone')}</p>
  )
}
