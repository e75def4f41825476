'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { User } from '../../../schemas/api/user.ts'
import type { Option } from '../../../ui/form/options.ts'
import { ownUser } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { Screen } from '../screen.tsx'
import { AvatarSetting } from './avatar-setting.tsx'
import { Contacts } from './contacts.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { FactorsSetting } from './factors-setting.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonForm } from './person-form.tsx'
import { Sessions } from './sessions.tsx'
import { WhatsappSetting } from './whatsapp-setting.tsx'

export type SettingsProps = {
  cities: readonly Option[]
  /** When the page was rendered. */
  now: string
}

/** Has the server draw the header and the overview anew when the person has changed. */
function useDrawnAnew(user: User): void {
  const { refresh } = useRouter()
  const now = JSON.stringify(user)
  const drawn = useRef(now)
  useEffect(() => {
    if (drawn.current !== now) refresh()
    drawn.current = now
  }, [now, refresh])
}

/** The settings, part by part. */
export function SettingsScreen({ cities, now }: SettingsProps) {
  const { t } = useTranslation()
  const user = useApiQuery(ownUser)
  useDrawnAnew(user)
  return (
    <Screen title={t('profile:section.settings')}>
      <div className="grid max-w-2xl gap-12">
        <AvatarSetting user={user} />
        <PersonForm user={user} cities={cities} />
        <Contacts user={user} />
        <WhatsappSetting now={now} />
        <PasswordForm user={user} now={now} />
        <FactorsSetting now={now} />
        <Sessions now={now} />
        <ExportData />
        <DeleteAccount />
      </div>
    </Screen>
  )
}
