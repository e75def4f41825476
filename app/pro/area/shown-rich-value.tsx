import type { Locale } from '../../../locales/locale.ts'
import { RichText } from '../../../ui/rich/rich-text.tsx'

/** A rich text of a row, as visitors read it. */
export const ShownRichValue = ({ content, lang }: { content: unknown; lang: Locale }) => (
  <RichText value={{ content, lang }} />
)
