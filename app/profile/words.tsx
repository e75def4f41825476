'use client'

import type { Words as Value } from '../../schemas/api/profile.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'

/** A text of the API; marked with its language if it is a fallback from another one. */
export const Words = ({ of: { TEXT, LANG } }: { of: Value }) => (
  <LocalizedText value={{ text: TEXT, lang: LANG }} />
)
