import type { RefObject } from 'react'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { announce } from '../../draft/acts/announce.ts'
import { useBlockMove } from '../../draft/acts/use-block-move.ts'
import { outlineOf } from '../../draft/blocks/block-actions.ts'
import { dropPlace } from '../../draft/blocks/drop-place.ts'
import { heightOf, rowsAround } from '../../draft/blocks/nesting.ts'
import { type Grab, useRowGrab } from './use-row-grab.ts'

/** Moving the blocks of the open page in their list. */
export function useBlockGrab(list: RefObject<HTMLElement | null>) {
  const { t } = usePage()
  const { openPage, nameById, isContainer, sayPlace, move, stay } = useBlockMove()
  const place = ({ rows, gap, depth }: Grab) => dropPlace(rows, gap, depth)
  const begin = (id: string): Grab | undefined => {
    const page = openPage()
    const all = outlineOf(page.blocks)
    const gap = all.findIndex(({ block }) => block.id === id)
    const found = all[gap]
    if (!found) return undefined
    announce(t('business:site.direct.held', { name: nameById(id), key: 'Escape' }))
    const rows = rowsAround(page, id, isContainer)
    return { id, rows, height: heightOf(found.block), gap, depth: found.depth }
  }
  return useRowGrab({
    list,
    begin,
    onPlace: (grab) => sayPlace(place(grab)),
    onDrop: (grab) => move(grab.id, place(grab)),
    onCancel: ({ id }) => stay(id),
  })
}
