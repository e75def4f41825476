import type { OpenSource } from '../../content-adapters/source.ts'

/** The source for a preview of a site: it has the data of the clinic before this is approved too. The second argument is the preview. */
export const preparedSource = (
  openSource: OpenSource,
  { IS_APPROVED, COMPANY_CODE }: Record<string, unknown>,
): OpenSource =>
  IS_APPROVED === false ? (reader) => openSource({ ...reader, preparing: String(COMPANY_CODE) }) : openSource
