import type { ReactElement } from 'react'
import { Trans as AnyTrans, useTranslation as useAnyTranslation } from 'react-i18next'
import type { TextKey, Translate } from '../locales/text-key.ts'

/**
 * react-i18next's own, with the keys of our texts. Its declarations would take them too, but then type checking the
 * project takes 40 s of a processor in place of 3.
 */
export const useTranslation = useAnyTranslation as unknown as () => { t: Translate }

type TransProps = {
  i18nKey: TextKey
  /** What stands for the tags of the sentence: `<link>…</link>`. */
  components: Record<string, ReactElement>
  values?: Record<string, string | number>
}

const AnySentence = AnyTrans as unknown as (
  props: TransProps & { t: Translate; tOptions: object },
) => ReactElement

/** A sentence with a link, a bold word or a text of another language in it. Values are text, whatever is in them. */
export function Trans(props: TransProps) {
  const { t } = useTranslation()
  return <AnySentence {...props} t={t} tOptions={{ interpolation: { escapeValue: true } }} />
}
