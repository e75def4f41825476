import { ownSessionList } from '../../../schemas/api/profile.ts'
import { signedInUser } from '../../../schemas/api/user.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { readCities } from '../../api/read-cities.ts'
import { metadataOf } from '../page-metadata.ts'
import { SettingsScreen } from './settings-screen.tsx'

export const generateMetadata = metadataOf('settings')

/** What the person may change about themselves: A34, contacts, password, picture, sessions, their data. */
export default async function SettingsPage() {
  const user = await readAnswer('/api-front2/v1/user', signedInUser)
  const { data: sessions } = await readAnswer('/front/v1/user/sessions', ownSessionList)
  const cities = (await readCities()).map(({ code, name }) => ({ value: code, label: name }))
  return <SettingsScreen user={user} sessions={sessions} cities={cities} now={new Date().toISOString()} />
}
