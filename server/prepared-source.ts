import type { OpenSource } from '../content-adapters/source.ts'

/** What a preview of a site says about its clinic. */
type Prepared = { COMPANY_CODE?: unknown; IS_APPROVED?: unknown }

/** A source that has the data of a clinic before it is approved, for the pages of a preview of its site. */
export const preparedSource = (
  openSource: OpenSource,
  { IS_APPROVED, COMPANY_CODE }: Prepared,
): OpenSource =>
  IS_APPROVED === false ? (reader) => openSource({ ...reader, preparing: String(COMPANY_CODE) }) : openSource
