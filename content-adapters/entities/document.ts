import type { Locale } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { DocumentKind, DocumentStatus } from '../../schemas/documents/document-kinds.ts'
import type { Company } from './company.ts'

/** A document that a company has issued to a patient, as anybody sees it (D-DV); dates are calendar dates. */
export type CheckedDocument = {
  /** The code in the form of `readDocumentCode`. */
  code: string
  lang: Locale
  status: DocumentStatus
  kind: DocumentKind
  number: string
  issued: string
  /** The last day on which it is valid. */
  validTo?: string
  revoked?: string
  /** Masked: «И*** И. И.» */
  patient: string
  /** Absent where the clinic does not know it. */
  birthYear?: number
  /** Whether the patient can have the file by the second factor. */
  opensByLink: boolean
  pages: number
  sha256: string
  doctor?: LocalizedText
  speciality?: LocalizedText
  /** The issuer; without a slug if the directory does not list it. */
  company: Pick<Company, 'kind' | 'name' | 'logo' | 'license' | 'isDemo'> & { slug?: string }
}
