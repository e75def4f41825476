import { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { userAnswer } from '../../../schemas/requests/account.ts'
import { sessionsAnswer } from '../../../schemas/requests/profile.ts'
import { requestLocale } from '../../request-locale.ts'
import { metadataOf } from '../page-metadata.ts'
import { readOwn } from '../read-own.ts'
import { SettingsScreen } from './settings-screen.tsx'

export const generateMetadata = metadataOf('settings')

const name = z.string().nullable()
const locationsAnswer = z.object({
  data: z.array(
    z.object({
      LOCATION_CODE: z.string(),
      LOCATION_NAME: z.string(),
      LOCATION_NAME_KK: name,
      LOCATION_NAME_UZ: name,
      LOCATION_NAME_EN: name,
    }),
  ),
})
type Location = z.infer<typeof locationsAnswer>['data'][number]

function nameOf(location: Location, locale: Locale): string {
  const names = {
    ru: location.LOCATION_NAME,
    kk: location.LOCATION_NAME_KK,
    uz: location.LOCATION_NAME_UZ,
    en: location.LOCATION_NAME_EN,
  }
  return names[locale] || location.LOCATION_NAME
}

/** What the person may change about themselves: A34, contacts, password, picture, sessions, their data. */
export default async function SettingsPage() {
  const user = await readOwn('/api-front2/v1/user', userAnswer)
  const { data: sessions } = await readOwn('/front/v1/user/sessions', sessionsAnswer)
  const { data: locations } = await readOwn('/front/v1/locations', locationsAnswer)
  const locale = await requestLocale()
  const cities = locations
    .map((location) => ({ value: location.LOCATION_CODE, label: nameOf(location, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  return <SettingsScreen user={user} sessions={sessions} cities={cities} now={new Date().toISOString()} />
}
