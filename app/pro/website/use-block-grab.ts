import type { RefObject } from 'react'
import { usePage } from '../../../ui/page-context.tsx'
import { announce } from './announce.ts'
import { blockOf, outlineOf } from './block-actions.ts'
import { useBuilder } from './builder-context.ts'
import { dropPlace } from './drop-place.ts'
import { heightOf, movedTo, rowsAround } from './nesting.ts'
import { useBlockActs } from './use-block-acts.ts'
import { type Grab, useRowGrab } from './use-row-grab.ts'

/** Moving the blocks of the open page in their list, with words for those who hear it. */
export function useBlockGrab(list: RefObject<HTMLElement | null>) {
  const { t } = usePage()
  const { store, page: id } = useBuilder()
  const openPage = () => ({ id, blocks: store.getState().draft.pages[id]?.blocks ?? [] })
  const { nameOf, isContainer } = useBlockActs()
  const nameById = (id: string | null | undefined) => {
    const block = id ? blockOf(openPage().blocks, id) : undefined
    return block ? nameOf(block) : ''
  }
  const place = ({ rows, gap, depth }: Grab) => dropPlace(rows, gap, depth)
  const begin = (id: string): Grab | undefined => {
    const page = openPage()
    const all = outlineOf(page.blocks)
    const gap = all.findIndex(({ block }) => block.id === id)
    const found = all[gap]
    if (!found) return undefined
    announce(t('business:site.direct.held', { name: nameOf(found.block), key: 'Escape' }))
    const rows = rowsAround(page, id, isContainer)
    return { id, rows, height: heightOf(found.block), gap, depth: found.depth }
  }
  return useRowGrab({
    ...{ list, begin },
    onPlace: (grab) => {
      const { parent, after } = place(grab)
      const key = parent === undefined ? (after ? 'after' : 'first') : after ? 'afterIn' : 'firstIn'
      announce(t(`business:site.direct.place.${key}`, { after: nameById(after), holder: nameById(parent) }))
    },
    onDrop: (grab) => {
      const change = movedTo(openPage(), grab.id, place(grab))
      const name = nameById(grab.id)
      const text = t(`business:site.direct.did.${change ? 'moved' : 'kept'}`, { name })
      if (change) store.getState().change([change], text)
      announce(text)
    },
    onCancel: ({ id }) => announce(t('business:site.direct.did.kept', { name: nameById(id) })),
  })
}
