import type { i18n } from 'i18next'
import { useTranslation as useAnyTranslation } from 'react-i18next'
import type { Translate } from '../locales/text-key.ts'
import { usePage } from '../ui/core/page-context.tsx'
import { i18nOf } from './i18n-of.ts'
import { usePageTexts } from './page-texts.ts'

/**
 * The hook of react-i18next, typed with our keys. Its own declarations can be typed as well, but then type checking the
 * project takes 40 s of processor time instead of 3 s.
 */
const useTyped = useAnyTranslation as unknown as (ns: undefined, options: { i18n: i18n }) => { t: Translate }

/** Texts of a screen. Layouts and the first entry of a page use `usePage`, which does without i18next. */
export function useTranslation(): { t: Translate; i18n: i18n } {
  const { locale } = usePage()
  const instance = i18nOf(locale, usePageTexts())
  const { t } = useTyped(undefined, { i18n: instance })
  return { t, i18n: instance }
}
