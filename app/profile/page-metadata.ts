import type { Metadata } from 'next'
import { translate } from '../../locales/index.ts'
import { requestLocale } from '../request-locale.ts'
import type { Section } from './sections.ts'

/** Title of a screen of the profile. */
export const metadataOf = (section: Section) => async (): Promise<Metadata> => {
  const t = translate(await requestLocale())
  return { title: section === 'overview' ? t('layout:profile') : t(`profile:section.${section}`) }
}
