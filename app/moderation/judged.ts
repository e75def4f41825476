import type { Locale } from '../../locales/locale.ts'
import type { CompanyKind, CompanyStatus } from '../../schemas/requests/company.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

/** A line of the queue as the API gives it. */
export type Card = {
  COMPANY_CODE: string
  COMPANY_NAME: string
  STATUS: CompanyStatus
  KIND: CompanyKind
  TAX_NUMBER: string | null
  LOCATION_NAME: string | null
  SCANS: number
  SINCE: string | null
}

export type CardPage = { data: Card[]; meta: { page: number; pages: number; total: number } }

/** Where a moderator may send a company. */
export type Decision = Exclude<CompanyStatus, 'moderation'>

/** A company as a moderator judges it. */
export type Judged = {
  COMPANY_CODE: string
  SLUG: string
  STATUS: CompanyStatus
  KIND: CompanyKind
  COMPANY_NAME: string
  COMPANY_NAME_KK: string | null
  COMPANY_NAME_UZ: string | null
  COMPANY_NAME_EN: string | null
  TAX_NUMBER: string | null
  LOCATION_NAME: string | null
  ADDRESS: string | null
  LATITUDE: number | null
  LONGITUDE: number | null
  PHONES: string[]
  EMAIL: string | null
  LICENSE: string | null
  LOGO: { SRC: string } | null
  SCANS: { PAPER_ID: string; NAME: string; TYPE: string; SIZE: number }[]
  HISTORY: { STATUS: CompanyStatus; REASON: string | null; BY: string | null; AT: string }[]
  VERSION: number
  NEXT: Decision[]
  OWNER: { NAME: string; EMAIL: string | null; TEL: string | null; LOCALE: Locale } | null
  LIKENESSES: {
    COMPANY_CODE: string
    COMPANY_NAME: string
    STATUS: CompanyStatus
    ADDRESS: string | null
    BY: ('TAX_NUMBER' | 'NAME')[]
  }[]
}

export const toneOf: Record<CompanyStatus, BadgeTone> = {
  moderation: 'warning',
  active: 'success',
  suspended: 'neutral',
  rejected: 'danger',
}
