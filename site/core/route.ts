import { z } from 'zod'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import type { FormState } from '../../content-adapters/form-state.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import type { ContentSource, SourceProblem } from '../../content-adapters/source.ts'
import type { Locale } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { LayoutName, Page } from '../../schemas/page/page.ts'
import type { Host } from './host.ts'

/** Input of a route. */
export type RouteContext = {
  source: ContentSource
  locale: Locale
  /** The reader's host. */
  host: Host
  /** Product path (`/l/{clinic}/about`), without the language. */
  path: string
  params: Record<string, string>
  /** Values of the query parameters that the route declares. */
  query: URLSearchParams
  /** State of the form that was posted from this page without JavaScript, if any. */
  form?: FormState
  /** Called with what an editor has to mend. */
  report: (problem: SourceProblem) => void
}

/**
 * Result of a route: the page in all languages, and the site that it belongs to. `canonical` is the path of the page of
 * which this one is another view.
 */
export type RouteResult = {
  content: PageContent
  layout: LayoutName
  clinic?: Clinic
  /** The company whose profile in the directory the page is, on the product's own site. */
  profile?: Company
  /** The company whose widgets stand in the sidebar of a page that is not of its site (B-10). */
  beside?: Company
  canonical?: string
  /** The city that a list of the directory is of, or the words for all of them. */
  city?: LocalizedText
  /** The clinic on whose site that page is; the page is the product's without it. */
  canonicalOf?: Company
  /** For a widget: where it may stand and how it looks there; `accent` is `#rrggbb`. */
  framed?: NonNullable<Page['framed']> & { accent?: string }
  /** 200 by default. */
  status?: number
}

/** A clinic's own site: the company and its filtered menu. */
export type Clinic = { company: Company; menu: MenuItem[] }

/**
 * The page that confirms an accepted form: its own, where `sent` is an 8-character code, or `no` and a number; or another one, at which the
 * reader goes on.
 */
export type Confirmation = { sent: string } | { path: string; query: Record<string, string> }

/** A form of a page that can be posted without JavaScript. */
export type PostedForm = {
  /** API call: the short form of a path, which may depend on the path and the query of the page, and on the form. */
  call:
    | `/${string}`
    | ((params: Record<string, string>, sent: URLSearchParams, query: URLSearchParams) => `/${string}`)
  /** Fields of the body by the parameters of the page's address that have them: secrets that are in no page. */
  asked?: Readonly<Record<string, string>>
  /** Reads the confirmation from the answer of the call. Without it, or if it does not fit, the page confirms without a number. */
  accepted?: z.ZodType<Confirmation>
}

/** A line of the route table: the number of its rule, its path without the language, and its loader. */
export type Route = {
  id: `R${number}`
  path: string
  /** Query parameters that the page depends on; others are ignored. */
  query?: readonly string[]
  /** Query parameters that may be given several times; the page depends on the first five values. */
  repeated?: readonly string[]
  /**
   * Query parameters whose presence with such a value is all that the page depends on. The value itself, a secret of a link for example,
   * reaches neither the page nor its cache key. Of several named patterns it is the name.
   */
  flags?: Readonly<Record<string, RegExp | Readonly<Record<string, RegExp>>>>
  /**
   * The page's form if it is posted without JavaScript. `by script` is a form that needs JavaScript; posted without it, it redirects back to
   * the page, which says so.
   */
  form?: PostedForm | 'by script'
  /**
   * Each request makes the page anew, and the backend counts it for the reader. It is not stored anywhere, its address is sent to no other
   * site, and nothing counts its views.
   */
  isPrivate?: true
  /** Readers share hardly any of its addresses: each request makes the page anew, so that it takes no other page's place among finished ones. */
  isUnshared?: true
  load: (context: RouteContext) => Promise<RouteResult>
}

/** The choices that the address of the booking page may have, by code (R77, B-16). */
export const bookingQuery = ['doctor', 'service', 'cabinet', 'time'] as const

/** The form of a request or, where times are chosen, of a booking (R77); only the latter keeps a time. */
export const appointmentForm: PostedForm = {
  call: (_, sent) =>
    sent.has('HOLD_ID') ? '/w-front/v1/appointment/form' : '/w-front/v1/appointment/request',
  accepted: z.union([
    z
      .object({ REQUEST_CODE: z.string().regex(/^\d{1,15}$/) })
      .transform(({ REQUEST_CODE }) => ({ sent: `no${REQUEST_CODE}` })),
    z
      .object({ APPOINTMENT_CODE: z.string().regex(/^[0-9A-Z]{8}$/) })
      .transform(({ APPOINTMENT_CODE }) => ({ sent: APPOINTMENT_CODE })),
  ]),
}

/** The choice that the address of a page for questions to a clinic may have, by code (R81). */
export const askingQuery = ['doctor'] as const

/** Patterns of path parameters (B-14); anything else is 404. */
export const paramPatterns: Record<string, RegExp> = {
  company: /^[a-z0-9-]{1,120}$/i,
  organization: /^[a-z0-9-]{1,120}$/i,
  slug: /^[a-z0-9-]{1,120}$/i,
  lang: /^(?:ru|kk|uz|en)$/,
  category: /^[a-z0-9-]{1,120}$/i,
  details: /^[a-z0-9-]{1,120}$/i,
  specialist: /^[a-z0-9-]{1,120}$/i,
  location: /^[a-z0-9-]{1,120}$/,
  service: /^[a-z0-9-]{1,120}$/,
  kind: /^[a-z][a-z0-9-]{0,59}$/,
  link: /^[a-z0-9]{4,12}$/i,
  speciality: /^[a-z0-9-]{1,120}$/,
  page: /^[1-9]\d{0,5}$/,
}
