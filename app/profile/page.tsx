import { homeDay } from '../../schemas/formats/home-day.ts'
import { overview, ownCompanies, ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { requestLocale } from '../request-locale.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { metadataOf } from './page-metadata.ts'

export const generateMetadata = metadataOf('overview')

/** R85 */
export default async function OverviewPage() {
  const [locale, user, companies, found] = await Promise.all([
    requestLocale(),
    readQuery(ownUser),
    readQuery(ownCompanies),
    readQuery(overview),
  ])
  const today = homeDay()
  return <OverviewScreen locale={locale} user={user} companies={companies} found={found} today={today} />
}
