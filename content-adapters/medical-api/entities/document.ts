import type { CheckedDocument } from '../../entities/document.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawDocument } from '../raw/document.ts'
import { imageOf, textOf } from './parts.ts'

export function documentFromRaw(raw: RawDocument): CheckedDocument {
  const { COMPANY } = raw
  const name = textOf(COMPANY, 'NAME') ?? { ru: raw.CODE }
  return withoutUndefined({
    code: raw.CODE,
    lang: raw.LANG,
    status: raw.STATUS,
    kind: raw.KIND,
    number: raw.NUMBER,
    issued: raw.ISSUED,
    validTo: raw.VALID_TO,
    revoked: raw.REVOKED,
    patient: raw.PATIENT,
    birthYear: raw.BIRTH_YEAR,
    // An interface without the field has asked for the year of birth of every document.
    opensByLink: raw.OPENS_BY_LINK ?? raw.BIRTH_YEAR !== undefined,
    pages: raw.PAGES,
    sha256: raw.SHA256,
    doctor: textOf(raw, 'DOCTOR'),
    speciality: textOf(raw, 'SPECIALITY'),
    company: withoutUndefined({
      slug: COMPANY.SLUG,
      kind: COMPANY.KIND ?? ('clinic' as const),
      name,
      logo: COMPANY.LOGO && imageOf(COMPANY.LOGO, name),
      license: COMPANY.LICENSE,
      isDemo: COMPANY.IS_DEMO ?? false,
    }),
  })
}
