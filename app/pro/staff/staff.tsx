'use client'

import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { members } from '../../queries/staff.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { Codes } from './codes.tsx'
import { Invite } from './invite.tsx'
import { MemberRow } from './member-row.tsx'
import { PracticeSwitch } from './practice-switch.tsx'
import { StaffFactor } from './staff-factor.tsx'
import { StaffPlace, type StaffPlaceValue } from './staff-place.ts'

type Props = StaffPlaceValue & {
  /** False for read-only access. */
  mayChange: boolean
  /** Below which keys and webhooks of programs are, for an owner of the whole company. */
  programsPath?: string
}

/** The list of members, and the open codes for those who may invite. */
export function Staff({ mayChange, programsPath, ...place }: Props) {
  const { t } = useTranslation()
  const people = useApiQuery(members(place.place))
  const [isInviting, setInviting] = useState(false)
  const invite = (
    <Button icon={UserPlus} onClick={() => setInviting(true)}>
      {t('business:staff.invite')}
    </Button>
  )
  return (
    <StaffPlace value={place}>
      <ProPage title={t('application:area.staff')} action={mayChange && invite}>
        <ul className="divide-y divide-line border-y border-line">
          {people.map((member) => (
            <MemberRow key={member.ACCOUNT} member={member} />
          ))}
        </ul>
        <StaffFactor people={people} />
        <PracticeSwitch mayChange={mayChange && place.places.some(({ code }) => code === wholeCompany)} />
        {mayChange && <Codes />}
        {programsPath && (
          <>
            <ProgramsLink href={`${programsPath}/keys`} title={t('keys:link')} text={t('keys:linkText')} />
            <ProgramsLink
              href={`${programsPath}/webhooks`}
              title={t('webhooks:link')}
              text={t('webhooks:linkText')}
            />
          </>
        )}
        {mayChange && <Invite isOpen={isInviting} onOpenChange={setInviting} />}
      </ProPage>
    </StaffPlace>
  )
}

/** The way to a screen about other programs of the clinic. */
function ProgramsLink({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <section className="mt-10 max-w-2xl">
      <h2 className="text-xl">
        <AppLink href={href} className="link">
          {title}
        </AppLink>
      </h2>
      <p className="mt-2 text-ink-soft">{text}</p>
    </section>
  )
}
