import type { NodePlace } from '../../../../../schemas/draft/tree.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { blockOf } from '../blocks/block-actions.ts'
import { movedTo } from '../blocks/nesting.ts'
import { useBuilder } from '../builder/builder-context.ts'
import { announce } from './announce.ts'
import { useBlockActs } from './use-block-acts.ts'

/** Moves blocks of the open page to a place, in the list and on the page, with announcements for screen readers. */
export function useBlockMove() {
  const { t } = usePage()
  const { store, selection } = useBuilder()
  const { nameOf, isContainer } = useBlockActs()
  const openPage = () => {
    const { page: id } = selection.getState()
    return { id, blocks: store.getState().draft.pages[id]?.blocks ?? [] }
  }
  const nameById = (id: string | null | undefined) => {
    const block = id ? blockOf(openPage().blocks, id) : undefined
    return block ? nameOf(block) : ''
  }
  const stay = (id: string) => announce(t('business:site.direct.did.kept', { name: nameById(id) }))
  return {
    openPage,
    nameById,
    isContainer,
    /** Says where a block would come. */
    sayPlace: ({ parent, after }: NodePlace) => {
      const key = parent === undefined ? (after ? 'after' : 'first') : after ? 'afterIn' : 'firstIn'
      announce(t(`business:site.direct.place.${key}`, { after: nameById(after), holder: nameById(parent) }))
    },
    /** Says that a block stays where it is. */
    stay,
    /** Puts a block there, if it is not there already. */
    move: (id: string, place: NodePlace) => {
      const change = movedTo(openPage(), id, place)
      if (!change) return stay(id)
      const text = t('business:site.direct.did.moved', { name: nameById(id) })
      store.getState().change([change], text)
      announce(text)
    },
  }
}
