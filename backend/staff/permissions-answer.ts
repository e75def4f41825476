import type { z } from '@hono/zod-openapi'
import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'
import type { permissions } from '../../schemas/api/business.ts'
import type { Membership } from '../database/tables/index.ts'
import { permissionsOf } from '../kit/access/permissions.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Settings } from '../kit/settings.ts'

/** Permissions of a staff member in a cabinet, or in the company as a whole. */
export function permissionsAnswer(
  member: Pick<Membership, 'company' | 'role' | 'cabinets' | 'mayPublish'>,
  cabinet: string,
  { exclusive }: Pick<Settings, 'exclusive'>,
): z.infer<typeof permissions> {
  const closed = exclusive.company === member.company ? [] : [exclusive.page]
  const areas = mayEnter(member.cabinets, cabinet) ? permissionsOf(member) : {}
  const open = Object.entries(areas).filter(([area]) => !closed.includes(area))
  return {
    ROLE: member.role,
    CABINETS: member.cabinets,
    AREAS: Object.fromEntries(open.map(([area, actions]) => [area, [...actions]])),
    CLOSED: closed,
  }
}

/** The same of the person who asks for it. Throws 403 for a cabinet that the member may not enter. */
export function permissionsAt(...asked: Parameters<typeof permissionsAnswer>): z.infer<typeof permissions> {
  const [{ cabinets }, cabinet] = asked
  if (cabinet !== wholeCompany && !mayEnter(cabinets, cabinet)) throw new ApiError('FORBIDDEN')
  return permissionsAnswer(...asked)
}
