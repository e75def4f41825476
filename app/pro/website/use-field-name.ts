import { useEffect, useState } from 'react'
import type { Path } from '../../../schemas/core/problem.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { nodePath } from '../../../schemas/draft/change.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { blockOf } from './block-actions.ts'
import { propsSchema } from './block-type.ts'
import { useDraftState } from './builder-context.ts'
import { fieldLabel } from './field-label.ts'
import { usePlaceName } from './review/use-place-name.ts'

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
  const label = known && known.type === type && first === 'props' && fieldLabel(known.schema, inProps, locale)
  return label ? `${nameOf(path)} → ${label}` : nameOf(path)
}
