import { productSection } from '../../schemas/areas/define-area.ts'
import { areaPath, areasOf } from '../../schemas/areas/registry.ts'
import { moderationQueues } from '../../schemas/moderation/moderation-queues.ts'
import type { ProductRoles } from './product-roles.ts'

/**
 * The verdict for a signed-in person at a path below `/moderation` (D-PERM): 404 for everybody where there is no screen, 403 without the
 * right. Moderators see the queues, administrators the editors, both the first screen.
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
