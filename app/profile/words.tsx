import type { Words as Value } from '../../schemas/api/profile.ts'
import { LocalizedText } from '../../ui/localized-text.tsx'

/** A text of the API, which says so where it fell back to another language. */
export const Words = ({ of: { TEXT, LANG } }: { of: Value }) => (
  <LocalizedText value={{ text: TEXT, lang: LANG }} />
)
