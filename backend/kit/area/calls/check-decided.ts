import { changeNeedsPublisher, removalNeedsPublisher } from '../../../../schemas/publication.ts'
import type { Membership } from '../../tables/index.ts'
import type { Area, Row } from '../area.ts'
import { checkPublisher } from '../area-access.ts'
import { rowAnswer } from '../rows.ts'

/** Throws 403 if a publisher has decided on the row, and the member may not publish: visitors see it, or will by themselves. */
export function checkDecided(
  area: Area,
  row: Row,
  { member, isRemoved = false }: { member: Membership; isRemoved?: boolean },
): void {
  const needsPublisher = isRemoved ? removalNeedsPublisher : changeNeedsPublisher
  if (needsPublisher(rowAnswer(area, row))) checkPublisher(area, member, 'NEEDS_PUBLISHER')
}
