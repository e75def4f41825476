import { readCities } from '../../api/read-cities.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { ownFactors, ownSessions, ownUser, ownWhatsapp } from '../../queries/profile.ts'
import { metadataOf } from '../page-metadata.ts'
import { SettingsScreen } from './settings-screen.tsx'

export const generateMetadata = metadataOf('settings')

/** The user's settings: A34, contacts, password, picture, sessions, data. */
export default async function SettingsPage() {
  const cities = (await readCities()).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Prefetched queries={[ownUser, ownSessions, ownFactors, ownWhatsapp]}>
      <SettingsScreen cities={cities} now={new Date().toISOString()} />
    </Prefetched>
  )
}
