import { profileOverview } from '../../schemas/api/profile.ts'
import { signedInUser } from '../../schemas/api/user.ts'
import { readAnswer } from '../api/read-answer.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { metadataOf } from './page-metadata.ts'

export const generateMetadata = metadataOf('overview')

/** R85 */
export default async function OverviewPage() {
  const user = await readAnswer('/api-front2/v1/user', signedInUser)
  const overview = await readAnswer('/front/v1/user/overview', profileOverview)
  return <OverviewScreen user={user} overview={overview} today={new Date().toISOString().slice(0, 10)} />
}
