import type { ReactElement } from 'react'
import { Trans as AnyTrans, useTranslation as useAnyTranslation } from 'react-i18next'
import type { TextKey, Translate } from '../locales/text-key.ts'

/**
 * The hook of react-i18next, typed with our keys. Its own declarations can be typed as well, but then type checking the
 * project takes 40 s of processor time instead of 3 s.
 */
export const useTranslation = useAnyTranslation as unknown as () => { t: Translate }

type TransProps = {
  i18nKey: TextKey
  /** Elements for the tags in the sentence: `<link>…</link>`. */
  components: Record<string, ReactElement>
  values?: Record<string, string | number>
}

const AnySentence = AnyTrans as unknown as (
  props: TransProps & { t: Translate; tOptions: object },
) => ReactElement

/** A sentence that contains elements, such as a link or bold text. Values are inserted as plain text. */
export function Trans(props: TransProps) {
  const { t } = useTranslation()
  return <AnySentence {...props} t={t} tOptions={{ interpolation: { escapeValue: true } }} />
}
