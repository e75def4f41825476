import { useEffect, useState } from 'react'
import type { Path } from '../../../../schemas/core/problem.ts'
import type { TSchema } from '../../../../schemas/core/type.ts'
import { nodePath } from '../../../../schemas/draft/change.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { blockOf } from '../draft/blocks/block-actions.ts'
import { propsSchema } from '../draft/blocks/block-type.ts'
import { fieldLabel } from '../draft/blocks/field-label.ts'
import { useDraftState } from '../draft/builder/builder-context.ts'
import { usePlaceName } from '../draft/site/use-place-name.ts'

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
