import { and, eq, inArray } from 'drizzle-orm'
import { mayEnter } from '../../../schemas/access/roles.ts'
import { appointment, type Membership, service } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'

export type Visit = typeof appointment.$inferSelect & { serviceName: Texts | null }

type Asked = { company: string; id: string; patient: string; member: Membership }

/** A visit of a patient (an appointment that came) that a member may see; undefined if there is none. */
export async function readVisit(
  orm: Orm,
  { company, id, patient, member }: Asked,
): Promise<Visit | undefined> {
  const [found] = await orm
    .select({ visit: appointment, serviceName: service.name })
    .from(appointment)
    .leftJoin(service, and(eq(service.company, appointment.company), eq(service.code, appointment.service)))
    .where(
      and(
        eq(appointment.id, id),
        eq(appointment.company, company),
        eq(appointment.patient, patient),
        inArray(appointment.status, ['arrived', 'completed']),
      ),
    )
  if (!found) return undefined
  const own = ownDoctor(member)
  const isOwn = own === undefined || own === found.visit.specialist
  return isOwn && mayEnter(member.cabinets, found.visit.cabinet)
    ? { ...found.visit, serviceName: found.serviceName }
    : undefined
}
