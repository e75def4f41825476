import { and, inArray } from 'drizzle-orm'
import { service } from '../database/tables/index.ts'
import { isVisible } from '../kit/area/visible-rows.ts'
import type { Orm } from '../kit/database/database.ts'

/** Visible services of the companies. */
export const readServices = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({ company: service.company, code: service.code, name: service.name, group: service.group })
    .from(service)
    .where(and(inArray(service.company, [...codes]), isVisible(service)))

export type ServiceSource = Awaited<ReturnType<typeof readServices>>[number]
