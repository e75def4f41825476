import type { Locale } from '../../../locales/locale.ts'
import { localizedFields } from '../../../schemas/api/localized-names.ts'
import type { companyKinds, companyNames } from '../../../schemas/api/registration.ts'

/** A document that was sent with the previous attempt. */
export type StoredScan = { id: string; name: string }

/** The entered texts and choices as they are, without files. */
export type Texts = Record<(typeof companyNames)[Locale], string> & {
  KIND: (typeof companyKinds)[number] | ''
  LOCATION_CODE: string
  ADDRESS: string
  LATITUDE: string
  LONGITUDE: string
  PHONES: readonly string[]
  EMAIL: string
  TAX_NUMBER: string
  LICENSE: string
}

/** All entered values. */
export type RegistrationValues = Texts & {
  LOGO: File | undefined
  LICENSE_SCANS: readonly File[]
  /** Ids of the documents of the previous attempt that are kept. */
  KEEP_SCANS: readonly string[]
  CONSENT: boolean
}

export const emptyTexts: Texts = {
  KIND: '',
  ...localizedFields('COMPANY_NAME', '', ''),
  LOCATION_CODE: '',
  ADDRESS: '',
  LATITUDE: '',
  LONGITUDE: '',
  PHONES: [''],
  EMAIL: '',
  TAX_NUMBER: '',
  LICENSE: '',
}

/** The values of an untouched form. */
export const empty: RegistrationValues = {
  ...emptyTexts,
  LOGO: undefined,
  LICENSE_SCANS: [],
  KEEP_SCANS: [],
  CONSENT: false,
}

/** Names of the text fields. */
export type TextName = keyof { [Name in keyof Texts as Texts[Name] extends string ? Name : never]: true }

/** The texts of a draft, without values of a wrong type: the storage may contain a draft of an older build. */
export function textsOf(draft: unknown): Texts {
  const found = (typeof draft === 'object' && draft ? draft : {}) as Record<string, unknown>
  const entries = Object.entries(emptyTexts).map(([name, empty]) => {
    const value = found[name]
    if (Array.isArray(empty)) {
      const all = Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, 5) : []
      return [name, all.length > 0 ? all : empty]
    }
    return [name, typeof value === 'string' ? value : empty]
  })
  return Object.fromEntries(entries) as Texts
}
