import { locales } from '../../locales/locale.ts'
import type { PortableText } from '../rich/portable-text.ts'
import type { LocalizedRich } from './localized.ts'
import type { Label } from './type.ts'

/** A text in four languages. */
export const four = (ru: string, kk: string, uz: string, en: string): Label => ({ ru, kk, uz, en })

/** A list item or step: its title and text. */
export const listItem = (title: Label, text: Label) => ({ title, text })

/** A question and an answer of one paragraph. */
export const faqItem = (question: Label, answer: Label) => ({ question, answer: paragraph(answer) })

const block = (text: string): PortableText => [
  { _type: 'block', style: 'normal', children: [{ _type: 'span', text }], markDefs: [] },
]

/** Rich text of one paragraph. */
export const paragraph = (text: Label): LocalizedRich =>
  Object.fromEntries(locales.map((locale) => [locale, block(text[locale])])) as LocalizedRich
