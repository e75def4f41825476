import type { i18n } from 'i18next'
import type { ReactElement } from 'react'
import { Trans as AnyTrans } from 'react-i18next'
import type { TextKey, Translate } from '../locales/text-key.ts'
import { useTranslation } from './use-translation.ts'

type Props = {
  i18nKey: TextKey
  /** Elements for the tags in the sentence: `<link>…</link>`. */
  components: Record<string, ReactElement>
  values?: Record<string, string | number>
}

const AnySentence = AnyTrans as unknown as (
  props: Props & { i18n: i18n; t: Translate; tOptions: object },
) => ReactElement

/** A sentence that contains elements, such as a link or bold text. Values are inserted as plain text. */
export function Trans(props: Props) {
  const { t, i18n } = useTranslation()
  return <AnySentence {...props} i18n={i18n} t={t} tOptions={{ interpolation: { escapeValue: true } }} />
}
