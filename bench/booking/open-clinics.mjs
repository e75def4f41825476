import { eq } from 'drizzle-orm'

export const clinics = Array.from({ length: 20 }, (_, index) => `2${String(index).padStart(3, '0')}`)
/** Doctors of the first of them; the others have three. */
export const doctors = Array.from({ length: 50 }, (_, index) => `d${index}`)

/** Opens clinics for bookings as copies of the one of the small seed: the first with fifty doctors. */
export async function openClinics(db, { tables, everyDay }) {
  const { company, cabinet, specialist, schedule } = tables
  const [one] = await db.orm.select().from(company).where(eq(company.code, '1001'))
  const [branch] = await db.orm.select().from(cabinet).where(eq(cabinet.code, '11'))
  const [doctor] = await db.orm.select().from(specialist).where(eq(specialist.code, '501'))
  const { searched: _, ...branchRow } = branch
  const { searched: __, ...doctorRow } = doctor
  for (const [index, code] of clinics.entries()) {
    await db.orm.insert(company).values({ ...one, code, slug: `clinic-${code}`, parent: null })
    await db.orm.insert(cabinet).values({ ...branchRow, company: code })
    const own = index === 0 ? doctors : doctors.slice(0, 3)
    await db.orm.insert(specialist).values(
      own.map((name, position) => ({
        ...doctorRow,
        company: code,
        code: name,
        slug: name,
        position,
        practitioner: null,
      })),
    )
    await db.orm
      .insert(schedule)
      .values(
        own.map((name) => ({ company: code, cabinet: '11', specialist: name, hours: everyDay(), step: 30 })),
      )
  }
}
