import { Prefetched } from '../queries/prefetched.tsx'
import { overview } from '../queries/profile.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { metadataOf } from './page-metadata.ts'

export const generateMetadata = metadataOf('overview')

/** R85 */
export default function OverviewPage() {
  return (
    <Prefetched queries={[overview]}>
      <OverviewScreen today={new Date().toISOString().slice(0, 10)} />
    </Prefetched>
  )
}
