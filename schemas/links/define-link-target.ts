import type { LocalizedText } from '../core/localized.ts'
import type { Label, Static, TObject } from '../core/type.ts'

/**
 * Where a short link leads: to a page of the clinic's site (its path begins with `/` and has neither language nor clinic), to a page of the
 * product, or to a chat. Nothing else can be said, so that no link is an open redirect.
 */
export type LinkLead = { site: string } | { product: string } | { whatsapp: string; text?: string }

/** A target as it is stored: its kind, and the fields of that kind. */
export type StoredTarget = { kind: string } & Record<string, unknown>

/** A kind of target of short links (R93): to whom or what the link leads. */
export type LinkTarget<Schema extends TObject = TObject> = {
  /** The name of its file, and the `kind` of stored targets. */
  name: string
  /** Its place among the kinds. */
  place: number
  label: Label
  /** What the clinic chooses for such a link. */
  fields: Schema
  leadsTo(chosen: Static<Schema>, clinic: { code: string }): LinkLead
  /** What a printed sheet with such a link asks for: "Book a visit". */
  calls: Label
  /** The link of this kind that a clinic may begin with by one press: its word and its name. */
  begins?: { slug: string; label: LocalizedText }
}

/** A kind whose fields are known to it alone. */
export type AnyLinkTarget = Omit<LinkTarget, 'leadsTo'> & {
  leadsTo(chosen: never, clinic: { code: string }): LinkLead
}

/** Declares a kind of target; the export `target` of `schemas/<subject>/<name>.target.ts`, which the registry finds by path. */
export const defineLinkTarget = <Schema extends TObject>(definition: LinkTarget<Schema>): AnyLinkTarget =>
  definition
