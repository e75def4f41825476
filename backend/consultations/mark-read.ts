import { eq, sql } from 'drizzle-orm'
import { consultation, consultationReader } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The present at the latest: a message that is not written yet cannot be read. */
const soFar = (until: Date): Date => new Date(Math.min(until.getTime(), Date.now()))

/** Keeps until when the patient has read; never earlier than before. */
export async function markReadByPatient(orm: Orm, code: string, until: Date): Promise<void> {
  await orm
    .update(consultation)
    .set({
      patientReadAt: sql`greatest(${consultation.patientReadAt}, ${soFar(until).toISOString()}::timestamptz)`,
    })
    .where(eq(consultation.code, code))
}

/** The same of one of the staff. */
export async function markReadByStaff(
  orm: Orm,
  { code, account, until }: { code: string; account: string; until: Date },
): Promise<void> {
  await orm
    .insert(consultationReader)
    .values({ consultation: code, account, until: soFar(until) })
    .onConflictDoUpdate({
      target: [consultationReader.consultation, consultationReader.account],
      set: { until: sql`greatest(${consultationReader.until}, excluded.read_until)` },
    })
}
