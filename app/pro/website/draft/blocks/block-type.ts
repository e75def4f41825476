import type { Locale } from '../../../../../locales/locale.ts'
import { blankValue } from '../../../../../pro-forms/blank-value.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import type { BlockCategory, BlockDefinition } from '../../../../../schemas/page/define-block.ts'
import { currentVersion } from '../../../../../schemas/page/define-block.ts'

/** The builder's facts about a type of block: its words in the reader's language, and the props of a new one. */
export type BlockType = {
  type: string
  label: string
  description: string
  v: number
  category: BlockCategory
  isOffered: boolean
  /** True for a block that holds others. */
  isContainer: boolean
  /** Areas from which it shows facts. */
  facts: readonly string[]
  blank: Record<string, unknown>
}

/** A block for the list of those that can be added. */
export const blockTypeOf = (definition: BlockDefinition, locale: Locale): BlockType => ({
  type: definition.type,
  label: definition.label[locale],
  description: definition.description[locale],
  v: currentVersion(definition),
  category: definition.category,
  isOffered: definition.isOffered !== false,
  isContainer: definition.container === true,
  facts: definition.facts ?? [],
  blank: (blankValue(definition.props) ?? {}) as Record<string, unknown>,
})

const schemas = new Map<string, Promise<TSchema>>()

/** The schema of a block's props, fetched when its form is opened. */
export function propsSchema(type: string): Promise<TSchema> {
  const known = schemas.get(type)
  if (known) return known
  const loading = fetch(`/schemas/${type}.json`).then(async (answer) => {
    if (!answer.ok) throw new Error(`The schema of ${type} answered ${answer.status}`)
    const { properties } = (await answer.json()) as { properties: { props: TSchema } }
    return properties.props
  })
  // A failed schema is fetched again with the next form.
  loading.catch(() => schemas.delete(type))
  schemas.set(type, loading)
  return loading
}
