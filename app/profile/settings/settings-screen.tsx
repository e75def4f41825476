'use client'

import type { Option } from '../../../ui/options.ts'
import { ownUser } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../texts.tsx'
import { Screen } from '../screen.tsx'
import { AvatarSetting } from './avatar-setting.tsx'
import { Contacts } from './contacts.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportData } from './export-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { PersonForm } from './person-form.tsx'
import { Sessions } from './sessions.tsx'

export type SettingsProps = {
  cities: readonly Option[]
  /** When the page was rendered. */
  now: string
}

/** The settings, part by part. */
export function SettingsScreen({ cities, now }: SettingsProps) {
  const { t } = useTranslation()
  const user = useApiQuery(ownUser)
  return (
    <Screen title={t('profile:section.settings')}>
      <div className="grid max-w-2xl gap-12">
        <AvatarSetting user={user} />
        <PersonForm user={user} cities={cities} />
        <Contacts user={user} />
        <PasswordForm user={user} now={now} />
        <Sessions now={now} />
        <ExportData />
        <DeleteAccount />
      </div>
    </Screen>
  )
}
