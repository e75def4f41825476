import { fieldOptions } from '../../../../../pro-forms/field-options.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { isRecord } from '../../../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import { designSchema } from '../../../../../schemas/design/design-schema.ts'
import { siteSettingsSchema } from '../../../../../schemas/design/site-settings.ts'
import { themeSchema } from '../../../../../schemas/design/theme.ts'
import { currentValue } from '../../../../../schemas/draft/change.ts'
import { textsOf } from '../../../../../schemas/draft/draft-texts.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { fieldDifferences, textDifferences } from '../../../../../schemas/draft/text-differences.ts'
import type { Difference, DifferenceGroup } from './differences.ts'
import { valueWords, type Words } from './value-words.ts'

/** The parts of a design by path: the values before and after are listed by them. */
const parts: readonly { path: Path; schemas: Record<string, TSchema> }[] = [
  { path: ['design'], schemas: { template: designSchema.properties.template } },
  { path: ['design', 'theme'], schemas: themeSchema.properties },
  { path: ['design', 'settings'], schemas: siteSettingsSchema.properties },
]

/** The differences of two designs, value by value; none if they are alike. */
export function designDifferences(
  { before, after }: { before: SiteDraft; after: SiteDraft },
  words: Words,
): DifferenceGroup[] {
  const { t, locale } = words
  const textsIn = ({ design }: SiteDraft) => textsOf(designSchema, design, ['design'], { node: 'design' })
  const texts = textDifferences(textsIn(before), textsIn(after))
  const differences = parts.flatMap(({ path, schemas }) => {
    const valueIn = (site: SiteDraft, name: string) => {
      const holder = currentValue(site, path)
      return isRecord(holder) ? holder[name] : undefined
    }
    return Object.entries(schemas)
      .map(([name, schema]) => ({ name, schema, before: valueIn(before, name), after: valueIn(after, name) }))
      .filter((field) => !isEqual(field.before, field.after))
      .map((field): Difference => {
        const { name, schema } = field
        const isMore = fieldDifferences({ [name]: field.before }, { [name]: field.after }).length > 0
        return {
          path: [...path, name],
          change: 'changed',
          name: fieldOptions(schema, locale).label ?? t('business:site.history.other'),
          values: isMore ? [valueWords(field, words)] : [],
          texts: texts.filter(({ path: at }) => [...path, name].every((step, index) => at[index] === step)),
        }
      })
  })
  if (differences.length === 0) return []
  return [{ path: ['design'], name: t('business:site.summary.design'), change: 'changed', differences }]
}
