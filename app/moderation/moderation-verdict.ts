import { productSection } from '../../schemas/areas/define-area.ts'
import { areaPath, areasOf } from '../../schemas/areas/registry.ts'
import { moderationQueues } from '../../schemas/moderation/moderation-queues.ts'
import type { ProductRoles } from './product-roles.ts'

/**
 * What somebody who is signed in meets at a path below `/moderation` (D-PERM): 404 where there is no screen, for everybody; 403 without the
 * right. Queues are for moderators, what is edited is for administrators, the first screen for both.
 */
export function moderationVerdict(
  path: string,
  { isModerator, isAdministrator }: ProductRoles,
): 403 | 404 | undefined {
  const [, , screen] = path.split('/')
  const isQueue = moderationQueues.some((queue) => queue === screen)
  const isEditor = areasOf(productSection).some((area) => areaPath(area) === screen)
  if (screen !== undefined && !isQueue && !isEditor) return 404
  const may = screen === undefined ? isModerator || isAdministrator : isQueue ? isModerator : isAdministrator
  return may ? undefined : 403
}
