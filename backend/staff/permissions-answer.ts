import type { z } from '@hono/zod-openapi'
import { mayEnter, wholeCompany } from '../../schemas/access/roles.ts'
import type { permissions } from '../../schemas/api/business.ts'
import type { Membership } from '../database/tables/index.ts'
import { permissionsOf } from '../kit/access/permissions.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Settings } from '../kit/settings.ts'
import { isPractice } from './practice/is-practice.ts'

/** Permissions of a staff member in a cabinet, or in the company as a whole. */
export async function permissionsAnswer(
  orm: Orm,
  member: Pick<Membership, 'company' | 'role' | 'cabinets' | 'mayPublish' | 'specialist'>,
  cabinet: string,
  { exclusive }: Pick<Settings, 'exclusive'>,
): Promise<z.infer<typeof permissions>> {
  const closed = exclusive.company === member.company ? [] : [exclusive.page]
  const areas = mayEnter(member.cabinets, cabinet) ? permissionsOf(member) : {}
  const hasPractice = await isPractice(orm, member)
  const isOpen = (area: string) => !closed.includes(area) && (area !== 'mis-practice' || hasPractice)
  const open = Object.entries(areas).filter(([area]) => isOpen(area))
  return {
    ROLE: member.role,
    CABINETS: member.cabinets,
    AREAS: Object.fromEntries(open.map(([area, actions]) => [area, [...actions]])),
    CLOSED: closed,
  }
}

/** The same of the person who asks for it. Throws 403 for a cabinet that the member may not enter. */
export async function permissionsAt(
  ...asked: Parameters<typeof permissionsAnswer>
): ReturnType<typeof permissionsAnswer> {
  const [, { cabinets }, cabinet] = asked
  if (cabinet !== wholeCompany && !mayEnter(cabinets, cabinet)) throw new ApiError('FORBIDDEN')
  return permissionsAnswer(...asked)
}
