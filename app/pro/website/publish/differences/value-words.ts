import type { Locale } from '../../../../../locales/locale.ts'
import type { Translate } from '../../../../../locales/text-key.ts'
import { describeValue } from '../../../../../pro-forms/entity/describe-value.ts'
import { fieldOptions } from '../../../../../pro-forms/field-options.ts'
import { shapeOf } from '../../../../../schemas/core/schema-shape.ts'
import type { SchemaOf } from '../../../../../schemas/draft/draft-texts.ts'
import type { FieldDifference } from '../../../../../schemas/draft/text-differences.ts'
import { readVisibility } from '../../../../../schemas/page/block-visibility.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { visibilityWords } from '../../../../../schemas/page/visibility-words.ts'
import type { BlockType } from '../../draft/blocks/block-type.ts'
import type { ValueDifference } from './differences.ts'

/** The helpers that say differences in the language of the interface. */
export type Words = {
  t: Translate
  locale: Locale
  types: ReadonlyMap<string, BlockType>
  schemaOf: SchemaOf
}

/** Yes or no in words. */
export const yesOrNo = (t: Translate, is: boolean): string => t(is ? 'business:list.yes' : 'business:list.no')

/** A field that differs, by its label; with its values if they are short. */
export function valueWords(
  { schema, before, after }: FieldDifference,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): ValueDifference {
  const label = schema && fieldOptions(schema, locale).label
  if (!schema || !label) return { label: t('business:site.history.other') }
  if (shapeOf(schema).kind !== 'plain') return { label }
  const words = (value: unknown) => describeValue(schema, value, locale, { yesOrNo: (is) => yesOrNo(t, is) })
  return { label, before: words(before), after: words(after) }
}

/** The days on which visitors see a block, in words. */
function shownWords({ visibility }: StoredBlock, { t, locale }: Words): string {
  const read = readVisibility(visibility)
  return [read.isHidden && t('business:site.time.state.hidden'), visibilityWords(read, t, locale)]
    .filter(Boolean)
    .join(', ')
}

/** The difference of the days on which visitors see a block. */
export function visibilityDifference(
  before: StoredBlock,
  after: StoredBlock,
  words: Words,
): ValueDifference[] {
  const [was, is] = [shownWords(before, words), shownWords(after, words)]
  const always = words.t('business:site.history.always')
  return was === is
    ? []
    : [{ label: words.t('business:site.time.when'), before: was || always, after: is || always }]
}
