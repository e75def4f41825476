import type { Change } from '../../../../../schemas/draft/change.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { blockOf, duplicated, moved, removed } from '../blocks/block-actions.ts'
import { focusAfterRemoval } from '../blocks/block-rows.ts'
import { visibilityChanges } from '../blocks/block-visibility.ts'
import { keepCopied, readCopied, toClipboard } from '../blocks/kept-clipboard.ts'
import { holderAbove, movedInto, movedOut } from '../blocks/nesting.ts'
import { placeType } from '../blocks/places.ts'
import { useBuilder, useNavigation } from '../builder/builder-context.ts'
import { useCommentPlaces } from '../site/comment-places.ts'
import { announce } from './announce.ts'
import { offerUndo } from './offer-undo.ts'

/** The actions for the blocks of the open page; each announces what it has done, for screen readers and undo, removal for all. */
export function useBlockActs() {
  const { t } = usePage()
  const { store, selection, types, person } = useBuilder()
  const { select, openPalette, saveSection } = useNavigation()
  const { openComments } = useCommentPlaces()
  // Read when something is done, so that a letter in a block draws no menu anew.
  const pageOf = (id: string) => ({ id, blocks: store.getState().draft.pages[id]?.blocks ?? [] })
  const openPage = () => pageOf(selection.getState().page)
  const nameOf = ({ type }: Pick<StoredBlock, 'type'>) => types.get(type)?.label ?? type
  const isContainer = (type: string) => types.get(type)?.isContainer === true

  const did = (changes: readonly Change[], text: string) => {
    store.getState().change(changes, text)
    announce(text)
  }

  const remove = (change: Change, text: string) => {
    store.getState().change([change], text)
    // A toast is read out too.
    offerUndo(store, text, t('business:site.undo'))
  }

  /** Puts a copied block behind another one or at the end; shows a message if the text is no block. */
  const paste = async (text: string, after: string | undefined) => {
    const { page } = selection.getState()
    const loaded = await import('../blocks/pasted-block.ts').catch(() => undefined)
    if (!loaded) return void toast({ message: t('ui:part.failed'), variant: 'error' })
    const block = loaded.fromClipboard(text)
    if (!block) {
      toast({ message: t('business:site.direct.notOurs'), variant: 'error' })
      return
    }
    did(
      [loaded.pasted(pageOf(page), block, after)],
      t('business:site.direct.did.pasted', { name: nameOf(block) }),
    )
    select(block.id)
  }

  /** The actions of a block; an impossible one is absent, as moving the first block up. */
  const actsOf = (block: StoredBlock) => {
    const name = nameOf(block)
    const page = openPage()
    const act = (change: Change | undefined, text: () => string, then?: (change: Change) => void) =>
      change &&
      (() => {
        did([change], text())
        then?.(change)
      })
    const holder = holderAbove(page, block.id, isContainer)
    const copied = readCopied(person)
    const leave = () => {
      if (selection.getState().selected === block.id) select(undefined)
      focusAfterRemoval(page.blocks, block.id)
    }
    const isHidden = block.visibility?.isHidden === true
    return {
      isHidden,
      toggle: () =>
        did(
          visibilityChanges(page.id, block, { isHidden: isHidden ? undefined : true }),
          t(isHidden ? 'business:site.time.didShow' : 'business:site.time.didHide', { name }),
        ),
      up: act(moved(page, block.id, -1), () => t('business:site.did.up', { name })),
      down: act(moved(page, block.id, 1), () => t('business:site.did.down', { name })),
      into:
        holder &&
        act(movedInto(page, block.id, isContainer), () =>
          t('business:site.direct.did.into', { name, holder: nameOf(holder) }),
        ),
      out: act(movedOut(page, block.id), () => t('business:site.direct.did.out', { name })),
      above: () => openPalette({ id: block.id, side: 'before' }),
      below: () => openPalette({ id: block.id, side: 'after' }),
      copy: act(
        duplicated(page, block.id),
        () => t('business:site.did.copied', { name }),
        ({ path }) => select(String(path.at(-1))),
      ),
      comment: () => openComments({ page: page.id, block: block.id }),
      save: block.type === placeType ? undefined : () => saveSection(block),
      clip: () => {
        keepCopied(person, toClipboard(block))
        announce(t('business:site.direct.did.clipped', { name }))
      },
      cut: act(
        removed(page, block.id),
        () => t('business:site.direct.did.cut', { name }),
        () => {
          keepCopied(person, toClipboard(block))
          leave()
        },
      ),
      paste: copied === undefined ? undefined : () => void paste(copied, block.id),
      remove: () => {
        remove(removed(page, block.id), t('business:site.did.removed', { name }))
        leave()
      },
      holder: holder && nameOf(holder),
    }
  }
  /** The same for the block with an id, as it is when it is asked for. */
  const actsAt = (id: string) => {
    const block = blockOf(openPage().blocks, id)
    return block && actsOf(block)
  }
  return { actsOf, actsAt, paste, nameOf, isContainer }
}

/** An act of a block by its name. */
export type BlockAct = Exclude<
  keyof ReturnType<ReturnType<typeof useBlockActs>['actsOf']>,
  'holder' | 'isHidden'
>
