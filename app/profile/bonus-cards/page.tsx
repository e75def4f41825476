import { ownBonusCards } from '../../queries/bonuses.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { metadataOf } from '../page-metadata.ts'
import { BonusCardsScreen } from './bonus-cards-screen.tsx'

export const generateMetadata = metadataOf('bonus-cards')

/** The user's bonus cards. */
export default function BonusCardsPage() {
  return (
    <Prefetched queries={[ownBonusCards]}>
      <BonusCardsScreen now={new Date().toISOString()} />
    </Prefetched>
  )
}
