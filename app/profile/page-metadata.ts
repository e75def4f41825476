import type { Metadata } from 'next'
import { translate } from '../../locales/index.ts'
import { requestLocale } from '../request-locale.ts'
import type { Section } from './sections.ts'

/** Metadata with the title of a section of the profile. */
export const metadataOf = (section: Section) => async (): Promise<Metadata> => {
  const t = translate(await requestLocale())
  return { title: section === 'overview' ? t('layout:profile') : t(`profile:section.${section}`) }
}
