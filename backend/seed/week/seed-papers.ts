import { and, eq, isNotNull } from 'drizzle-orm'
import type { DocumentKind } from '../../../schemas/documents/document-kinds.ts'
import { addDays, wallClock } from '../../../schemas/formats/zone.ts'
import type { AppointmentRow } from '../../booking/index.ts'
import { document, type Membership, specialist, speciality } from '../../database/tables/index.ts'
import { addDocument, newDocumentCode, revokeDocument, storeDocument } from '../../documents/index.ts'
import type { DocumentTools } from '../seed-documents.ts'
import type { Card } from './seed-visits.ts'
import type { WeekSeed } from './week-seed.ts'

const firstNumber = 201

const kinds: readonly DocumentKind[] = ['certificate', 'payment', 'certificate', 'referral', 'certificate']

type Week = {
  seed: WeekSeed
  author: Membership
  /** The visits that are new. */
  visits: readonly AppointmentRow[]
  cards: readonly Card[]
}

/** Issues documents about some of a doctor's visits, once; one of them is revoked. */
export async function seedPapers(
  { orm, files, draw }: DocumentTools,
  { seed, author, visits, cards }: Week,
): Promise<void> {
  const { company } = seed
  const [issuedBefore] = await orm
    .select({ code: document.code })
    .from(document)
    .where(and(eq(document.company, company), isNotNull(document.patient)))
    .limit(1)
  if (issuedBefore) return
  const [doctor] = await orm
    .select()
    .from(specialist)
    .where(and(eq(specialist.company, company), eq(specialist.code, seed.doctor)))
  if (!doctor) throw new Error(`The week of the demo clinic needs the doctor ${seed.doctor}.`)
  const [first] = doctor.specialities
  const [known] = await orm
    .select()
    .from(speciality)
    .where(eq(speciality.slug, first ?? ''))
  const words = (of: 'lastName' | 'name', lang: 'ru' | 'kk' | 'uz' | 'en') =>
    doctor[of][lang] ?? doctor[of].ru
  const nameIn = (lang: 'ru' | 'kk' | 'uz' | 'en') => `${words('lastName', lang)} ${words('name', lang)}`
  const name = { ru: nameIn('ru'), kk: nameIn('kk'), uz: nameIn('uz'), en: nameIn('en') }
  const own = visits
    .filter(({ specialist: by, status }) => by === seed.doctor && status === 'completed')
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  for (const [index, kind] of kinds.entries()) {
    const visit = own[index]
    const card = cards.find((one) => one.card.id === visit?.patient)?.card
    if (!visit || !card?.birthday || !card.phone) continue
    const issued = wallClock(visit.startsAt, visit.timezone).date
    const code = newDocumentCode()
    const paper = {
      company,
      kind,
      // A rule of templates writes other numbers.
      number: `${issued.slice(0, 4)}/${firstNumber + index}`,
      lang: card.locale,
      pages: 1,
      issued,
      ...(kind !== 'payment' && { validTo: addDays(issued, 30) }),
      doctor: { name, ...(known && { speciality: known.name }) },
      patient: {
        lastName: card.lastName,
        name: card.name,
        ...(card.middleName && { middleName: card.middleName }),
        birthYear: Number(card.birthday.slice(0, 4)),
        phone: card.phone,
      },
    }
    const file = { bytes: draw({ ...paper, code }), extension: 'pdf' as const }
    await addDocument(
      orm,
      { ...paper, file },
      {
        code,
        name: await storeDocument(files, file),
        patient: card.id,
        visit: visit.id,
        cabinet: visit.cabinet,
        specialist: seed.doctor,
        issuedBy: author.account,
      },
    )
    if (index === 2) await revokeDocument(orm, code)
  }
}
