import { cloneElement, type ReactElement } from 'react'
import type { TextKey, Translate } from '../locales/text-key.ts'
import { type TextValues, withValues } from '../locales/translate-with.ts'
import { usePage } from '../ui/page-context.tsx'

/** Interface texts in the language of the page. */
export const useTranslation: () => { t: Translate } = usePage

type TransProps = {
  i18nKey: TextKey
  /** Elements for the tags in the sentence: `<link>…</link>`. */
  components: Record<string, ReactElement>
  values?: TextValues
}

/** A sentence that contains elements, such as a link or bold text. Values are inserted as plain text. */
export function Trans({ i18nKey, components, values = {} }: TransProps) {
  const { t } = useTranslation()
  // Text, name of a tag, text inside it, text, and so on. Values are inserted afterwards: they may look like tags.
  const parts = t(i18nKey).split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 1) return null
    const element = index % 3 === 2 ? components[parts[index - 1] ?? ''] : undefined
    const text = withValues(part, values)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
    return element ? cloneElement(element, { key: index }, text) : text
  })
}
