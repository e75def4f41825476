import { isRecord } from '../../../schemas/core/is-record.ts'
import type { Specialist } from '../../entities/doctor.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import { words } from '../../words.ts'
import doctor from '../documents/doctor.ts'
import { placeOf, type Reading, type Report, readDocument, reportMissing, withAlt } from '../read-document.ts'

/** A doctor as a dataset has them, in a document with this id: what it lacks may be that of a doctor of ours with the same code. */
export type DoctorFields = Partial<Specialist> & { code: string; document: string }

/** The code of a document: that of ours which it names, or its own id. */
export const codeOf = (raw: Record<string, unknown>, code: string | undefined): string =>
  code ?? String(raw._id)

const yearOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}(-\d\d-\d\d.*)?$/.test(value) ? Number(value.slice(0, 4)) : value

export function doctorFields(raw: unknown, reading: Reading): DoctorFields | undefined {
  if (!isRecord(raw)) return undefined
  const { code, slug, name, photo, specialities, position, experienceSince, languages, about, education } =
    // Other datasets have the day on which a career began.
    readDocument(doctor, { ...raw, experienceSince: yearOf(raw.experienceSince) }, reading)
  return withoutUndefined({
    document: placeOf(raw),
    code: codeOf(raw, code),
    slug,
    name,
    photo: photo && withAlt(photo, name ?? words('head:photo')),
    specialities,
    position,
    experienceSince,
    languages,
    about,
    education,
  }) as DoctorFields
}

/** A doctor with what the backend knows of the same; undefined without a slug or a name from either. */
export function doctorOf(
  { document, ...fields }: DoctorFields,
  ours: Specialist | undefined,
  report: Report,
): Specialist | undefined {
  const whole = { specialities: [], languages: [], ...ours, ...fields }
  const { slug, name } = whole
  for (const [field, value] of Object.entries({ slug, name }))
    if (value === undefined) reportMissing({ _id: document }, field, report)
  return slug === undefined || name === undefined ? undefined : { ...whole, slug, name }
}
