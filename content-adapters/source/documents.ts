import type { Locale } from '../../locales/locale.ts'
import type { Link, LinkedCall } from '../../schemas/page/linked-pages.ts'
import type { OfferedSlot } from '../entities/doctor.ts'
import type { CheckedDocument } from '../entities/document.ts'
import type { Visit } from '../entities/visit.ts'
import type { FacetRules } from './facet.ts'

/** What one reader holds in hand, a code or a link of a message: checked anew for each page, and never kept. */
export type DocumentsSource = {
  /** The document with a code, in any language, asked anew for each page; 404 if there is none, 429 for too many requests (D-DV). */
  document: (asked: { lang: Locale; code: string }) => Promise<CheckedDocument>
  /** Resolves for a valid link of a message, asked anew for each page; one of `unknownStatuses` for any other. */
  linked: (call: LinkedCall, link: Link) => Promise<void>
  /** The booked visit of a link, asked anew for each page; one of `unknownStatuses` for an invalid link. */
  visit: (link: Link) => Promise<Visit>
  /** The free times of some days, the first and the last included, to which a visit can be moved; the earliest first. */
  visitTimes: (
    visit: Pick<Visit, 'company' | 'cabinet' | 'doctor' | 'service'>,
    days: { first: string; last: string },
  ) => Promise<OfferedSlot[]>
}

export const documentsRules = {
  document: {},
  linked: {},
  visit: {},
  visitTimes: {},
} satisfies FacetRules<DocumentsSource>
