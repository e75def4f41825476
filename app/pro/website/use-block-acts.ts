import type { Change } from '../../../schemas/draft/change.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import { useTranslation } from '../../use-translation.ts'
import { announce } from './announce.ts'
import { duplicated, moved, removed } from './block-actions.ts'
import { visibilityChanges } from './block-visibility.ts'
import { useBuilder, useOpenPage } from './builder-context.ts'

/** What can be done with a block; absent where it cannot, as moving the first one up. */
export function useBlockActs(block: StoredBlock) {
  const { t } = useTranslation()
  const { store, types, select, selected } = useBuilder()
  const page = useOpenPage()
  const name = types.get(block.type)?.label ?? block.type
  const act = (change: Change | undefined, key: 'up' | 'down' | 'copied' | 'removed') =>
    change &&
    (() => {
      const text = t(`business:site.did.${key}`, { name })
      store.getState().change([change], text)
      announce(text)
      if (key === 'removed' && selected === block.id) select(undefined)
      if (key === 'copied') select(String(change.path.at(-1)))
    })
  const isHidden = block.visibility?.isHidden === true
  const toggle = () => {
    const text = t(`business:site.time.${isHidden ? 'didShow' : 'didHide'}`, { name })
    const fields = { isHidden: isHidden ? undefined : (true as const) }
    store.getState().change(visibilityChanges(page.id, block, fields), text)
    announce(text)
  }
  return {
    isHidden,
    toggle,
    up: act(moved(page, block.id, -1), 'up'),
    down: act(moved(page, block.id, 1), 'down'),
    copy: act(duplicated(page, block.id), 'copied'),
    remove: act(removed(page, block.id), 'removed'),
  }
}
