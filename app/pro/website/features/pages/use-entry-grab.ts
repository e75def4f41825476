import type { RefObject } from 'react'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { dropPlace } from '../../draft/blocks/drop-place.ts'
import {
  entryById,
  entryMovedTo,
  entryRowsAround,
  levelsOf,
  menuLevels,
  rowsOf,
} from '../../draft/pages/menu-moves.ts'
import { useMenu } from '../../draft/site/use-menu.ts'
import { type Grab, useRowGrab } from '../../panel/blocks/use-row-grab.ts'
import { useMenuActs } from './use-menu-acts.ts'

/** Moving the entries of the menu in their tree, with announcements for screen readers. */
export function useEntryGrab(list: RefObject<HTMLElement | null>) {
  const { t } = useTranslation()
  const { menu } = useMenu()
  const { nameOf, act } = useMenuActs()
  const nameById = (id: string | null | undefined) => (id ? nameOf(entryById(menu, id)) : '')
  const place = ({ rows, gap, depth }: Grab) => dropPlace(rows, gap, depth)
  const begin = (id: string): Grab | undefined => {
    const all = rowsOf(menu)
    const gap = all.findIndex(({ item }) => item.id === id)
    const found = all[gap]
    if (!found) return undefined
    announce(t('business:site.direct.held', { name: nameOf(found.item), key: 'Escape' }))
    const levels = { height: levelsOf(found.item), levels: menuLevels }
    return { id, rows: entryRowsAround(menu, id), gap, depth: found.depth, ...levels }
  }
  const { grab, handleProps } = useRowGrab({
    list,
    begin,
    onPlace: (held) => {
      const { parent, after } = place(held)
      const key = parent === undefined ? (after ? 'after' : 'first') : after ? 'afterIn' : 'firstIn'
      const names = { after: nameById(after), holder: nameById(parent) }
      announce(t(`business:site.pages.menu.place.${key}`, names))
    },
    onDrop: (held) => {
      const change = entryMovedTo(menu, held.id, place(held))
      const name = nameById(held.id)
      if (change) act([change], t('business:site.pages.did.moved', { name }))
      else announce(t('business:site.direct.did.kept', { name }))
    },
    onCancel: ({ id }) => announce(t('business:site.direct.did.kept', { name: nameById(id) })),
  })
  const staying = new Set(grab?.rows.map(({ id }) => id))
  return {
    grab,
    handleProps,
    isHeld: (id: string) => grab !== undefined && !staying.has(id),
    /** The line stands above the row behind the gap; at the end it stands below the last one. */
    dropAt: (id: string) => {
      if (!grab) return undefined
      if (grab.rows[grab.gap]?.id === id) return { side: 'above' as const, depth: grab.depth }
      const isEnd = grab.gap === grab.rows.length && grab.rows.at(-1)?.id === id
      return isEnd ? { side: 'below' as const, depth: grab.depth } : undefined
    },
  }
}
