import type { Locale } from '../../locales/locale.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { Resolved } from '../../schemas/core/resolved.ts'
import type { Static, TObject } from '../../schemas/core/type.ts'
import type { BlockDefinition } from '../../schemas/page/define-block.ts'

/** The example of a block with data, as its component receives it; `change` modifies the data first. */
export function exampleOf<Props extends TObject, Data extends TObject>(
  { type, props, data, example }: BlockDefinition<Props, Data>,
  locale: Locale = 'ru',
  change: (data: Static<Data>) => void = () => {},
): Resolved<Static<Props>> & { data: Resolved<Static<Data>> } {
  if (!data || !example.data) throw new Error(`${type} has no data in its example`)
  const context = { locale, pageHref: (path: string) => (locale === 'ru' ? path : `/${locale}${path}`) }
  const stored = structuredClone(example.data)
  change(stored)
  return { ...resolveValue(props, example.props, context), data: resolveValue(data, stored, context) }
}
