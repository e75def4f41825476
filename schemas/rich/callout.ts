import { annotate } from '../core/annotate.ts'
import type { Static } from '../core/plain-schema.ts'
import { plain } from '../core/plain-schema.ts'
import { knownTypes } from './known-types.ts'
import type { TextBlock } from './portable-text.ts'
import { richObject } from './rich-object.ts'
import { textBlock } from './text-block.ts'

/** The kinds of callouts, with their names in forms. */
export const tones = {
  note: { ru: 'Примечание', kk: 'Ескертпе', uz: 'Izoh', en: 'Note' },
  warning: { ru: 'Внимание', kk: 'Назар аударыңыз', uz: 'Diqqat', en: 'Warning' },
  important: { ru: 'Важно', kk: 'Маңызды', uz: 'Muhim', en: 'Important' },
}

/** Paragraphs that stand out from the text. */
export const callout = richObject(
  'callout',
  {
    tone: plain.unsafe<keyof typeof tones>({
      type: 'string',
      enum: Object.keys(tones),
      'x-choices': tones,
      ...annotate({ label: { ru: 'Вид', kk: 'Түрі', uz: 'Turi', en: 'Kind' } }),
    }),
    content: plain.array(plain.unsafe<TextBlock>(knownTypes([textBlock])), { maxItems: 100 }),
  },
  { label: { ru: 'Выделенный блок', kk: 'Ерекшеленген блок', uz: 'Ajratilgan blok', en: 'Callout' } },
)
export type RichCallout = Static<typeof callout>
