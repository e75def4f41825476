import type checkedDocument from '../../schemas/blocks/checked-document.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { wallClock } from '../../schemas/formats/zone.ts'
import type { CheckedDocument } from '../entities/document.ts'
import type { FormState } from '../form-state.ts'
import { defineLoader } from '../loader.ts'
import { writtenDay } from '../parts/localized-date.ts'
import { toPage } from '../parts/paths.ts'
import { profilePath, sectionOf } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A document as the holder of its code may see it (D-DV), and the form for its file as it was sent. */
export default defineLoader<typeof checkedDocument>(async ({ lang, code }, context) => {
  const { source, now, form } = context
  const found = await source.document({ lang, code })
  const { date, minute } = wallClock(now, homeZone.name)
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const dayOf = (day: string | undefined) => (day === undefined ? undefined : writtenDay(day, context.locale))
  return withoutUndefined({
    status: found.status,
    kind: found.kind,
    number: found.number,
    issued: writtenDay(found.issued, context.locale),
    validTo: dayOf(found.validTo),
    revoked: dayOf(found.revoked),
    patient: found.patient,
    birthYear: found.birthYear,
    opensByLink: found.opensByLink,
    pages: found.pages,
    sha256: found.sha256,
    doctor: found.doctor,
    speciality: found.speciality,
    company: issuerOf(found),
    checked: {
      datetime: now.toISOString(),
      day: writtenDay(date, context.locale).text,
      time: `${twoDigits(minute / 60)}:${twoDigits(minute % 60)}`,
    },
    asked: form?.kind === 'refused' ? askedOf(form) : undefined,
  })
})

function issuerOf({ company }: CheckedDocument) {
  const { name, slug, logo, license, isDemo } = company
  const section = sectionOf(company)
  const link = slug && section ? toPage(profilePath(section, slug)) : undefined
  return withoutUndefined({ name, link, logo, license, isDemo })
}

/** The refused values; a right one has only a few digits, so more is cut off. */
function askedOf({ values, errors, message }: FormState & { kind: 'refused' }) {
  const first = (lists: Readonly<Record<string, readonly string[]>>, name: string, longest: number) =>
    lists[name]?.[0]?.slice(0, longest) || undefined
  return withoutUndefined({
    phoneEnd: first(values, 'PHONE_END', 100),
    birthYear: first(values, 'BIRTH_YEAR', 100),
    phoneEndFault: first(errors, 'PHONE_END', 400),
    birthYearFault: first(errors, 'BIRTH_YEAR', 400),
    message: message?.slice(0, 400),
  })
}
