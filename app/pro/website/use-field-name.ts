import { useEffect, useState } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import { fieldOptions } from '../../../pro-forms/field-options.ts'
import { nodePath } from '../../../schemas/draft/change.ts'
import type { Path } from '../../../schemas/problem.ts'
import { structureOf } from '../../../schemas/schema-shape.ts'
import type { TSchema } from '../../../schemas/type.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { blockOf } from './block-actions.ts'
import { propsSchema } from './block-type.ts'
import { useDraftState } from './builder-context.ts'
import { usePlaceName } from './review/use-place-name.ts'

/** The label of the innermost named field that a path in the props of a block leads to, with the number of its item. */
function labelAt(schema: TSchema, path: Path, locale: Locale): string | undefined {
  const found: string[] = []
  let current: TSchema | undefined = schema
  for (const step of path) {
    const structure: ReturnType<typeof structureOf> | undefined = current && structureOf(current)
    if (structure?.kind === 'object') current = structure.properties[String(step)]
    else if (structure?.kind === 'array') current = structure.items
    else break
    const label = current && fieldOptions(current, locale).label
    if (label) found.push(label)
  }
  return found.at(-1)
}

/** Names the field that a change is of: `Главная · Объявление → Заголовок`; only its block or page until its schema is loaded. */
export function useFieldName(path: Path | undefined): string {
  const { locale } = usePage()
  const nameOf = usePlaceName()
  const pages = useDraftState(({ draft }) => draft.pages)
  const node = path && nodePath(path)
  const page = pages[String(path?.[1])]
  const type = node?.name === 'children' && page ? blockOf(page.blocks, node.id)?.type : undefined
  const [known, setKnown] = useState<{ type: string; schema: TSchema }>()
  useEffect(() => {
    if (type === undefined) return
    let isCurrent = true
    // Without the schema the block alone is named.
    propsSchema(type).then(
      (schema) => isCurrent && setKnown({ type, schema }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [type])
  if (!path) return ''
  const [first, ...inProps] = node?.rest ?? []
  const label = known && known.type === type && first === 'props' && labelAt(known.schema, inProps, locale)
  return label ? `${nameOf(path)} → ${label}` : nameOf(path)
}
