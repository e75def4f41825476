import { serverNow } from '../../../../client/server-clock.ts'
import { calendarDate } from '../../../../schemas/formats/zone.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { announce } from '../announce.ts'
import { newId, pathOf } from '../block-actions.ts'
import { useBuilder } from '../builder-context.ts'
import { pageAt } from '../pages/data-pages.ts'
import { useCompose } from '../pages/use-compose.ts'
import { blockToEdit, placeAtTop } from './block-to-edit.ts'

/** Opens a field of the first block of a type on the index; without such a block one is added where it is seen at once. */
export function useIndexBlock(): (type: string, field: string) => Promise<void> {
  const { t } = usePage()
  const { store, types, timezone, go } = useBuilder()
  const { compose } = useCompose()
  return async (type, field) => {
    const known = types.get(type)
    if (!known) return
    const indexOf = () => {
      const { draft } = store.getState()
      const id = pageAt(draft, '')
      return draft.pages[id] && { id, blocks: draft.pages[id].blocks }
    }
    // The index of a new site is made of the clinic's data.
    if (!indexOf()) await compose('')
    const page = indexOf()
    if (!page) return
    const found = blockToEdit(page.blocks, type, calendarDate(serverNow(), timezone))
    const block = found ?? { id: newId(), type, v: known.v, props: known.blank }
    if (!found) {
      const text = t('business:site.did.added', { name: known.label })
      const place = placeAtTop(page.blocks, (one) => types.get(one)?.category === 'intro')
      store.getState().change([{ path: pathOf(page, block.id), value: block, place }], text)
      announce(text)
    }
    go([...pathOf(page, block.id), 'props', field])
  }
}
