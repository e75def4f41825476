import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { mayEnter } from '../../../schemas/access/roles.ts'
import {
  appointment,
  type Membership,
  service,
  specialist,
  visitService,
} from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import type { StoredName } from '../../shared/answers/words.ts'

/** A visit with the name of its doctor and the services that were done; before any is written, the one that was booked. */
export type Visit = typeof appointment.$inferSelect & { doctor: StoredName | null; services: Texts[] }

type Asked = { company: string; code: string; patient: string; member: Membership }

/** The visit with a number: an appointment of the patient that came, and that a member may see; undefined if there is none. */
export async function readVisit(
  orm: Orm,
  { company, code, patient, member }: Asked,
): Promise<Visit | undefined> {
  const [found] = await orm
    .select({
      visit: appointment,
      booked: service.name,
      doctor: { lastName: specialist.lastName, name: specialist.name, middleName: specialist.middleName },
    })
    .from(appointment)
    .leftJoin(service, and(eq(service.company, appointment.company), eq(service.code, appointment.service)))
    .leftJoin(
      specialist,
      and(eq(specialist.company, appointment.company), eq(specialist.code, appointment.specialist)),
    )
    .where(
      and(
        eq(appointment.code, code),
        eq(appointment.company, company),
        eq(appointment.patient, patient),
        inArray(appointment.status, ['arrived', 'completed']),
      ),
    )
  if (!found) return undefined
  const { visit, booked, doctor } = found
  const own = ownDoctor(member)
  const isOwn = own === undefined || own === visit.specialist
  if (!isOwn || !mayEnter(member.cabinets, visit.cabinet)) return undefined
  const done = await orm
    .select({ name: visitService.name })
    .from(visitService)
    .where(and(eq(visitService.visit, visit.id), isNull(visitService.removedAt)))
    .orderBy(asc(visitService.number))
  const services = done.map(({ name }) => name)
  return { ...visit, doctor, services: services.length > 0 || !booked ? services : [booked] }
}
