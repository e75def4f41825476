import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { Label } from '../../../schemas/core/type.ts'

/** The language of the studio's labels and messages, and our texts in it. */
export type Words = { language: Locale; t: Translate; of: (label: Label) => string }

export const wordsIn = (language: Locale): Words => ({
  language,
  t: translate(language),
  of: (label) => label[language],
})
