import { useId, useState } from 'react'
import type { LibraryProps } from '../../../../../pro-forms/fields/media/library.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { ItemView } from './item-view.tsx'
import { MediaList } from './media-list.tsx'
import { pagesWith, showInstead } from './show-instead.ts'
import { useLibrary } from './use-library.ts'

type Open = { item: string; isReplacing?: boolean }

/** The media library of the clinic: all items, one item, or the choice of a replacement. */
export function LibraryDialog({ kind, shown, onChoose, onClose }: LibraryProps) {
  const { t } = useTranslation()
  const id = useId()
  const { store } = useBuilder()
  const draft = useDraftState(({ draft }) => draft)
  const library = useLibrary()
  const { items, isError, refetch } = library
  const [open, setOpen] = useState<Open>()
  const opened = items?.find(({ CODE, SRC }) => (open ? CODE === open.item : SRC === shown))
  const replaced = open?.isReplacing ? opened : undefined

  function choose(item: MediaItem) {
    onChoose?.(item)
    onClose()
  }
  function replace(from: MediaItem, to: MediaItem) {
    const { NAME: name } = from
    store
      .getState()
      .change(
        showInstead(store.getState().draft, from, to),
        t('business:site.library.replace.step', { name }),
      )
    toast({ variant: 'success', message: t('business:site.library.replace.done', { name }) })
    onClose()
  }
  const title = replaced
    ? t('business:site.library.replace.title', { name: replaced.NAME })
    : opened
      ? opened.NAME
      : t(`business:site.library.title.${(onChoose && kind) || 'all'}`)
  return (
    <Dialog
      id={`library${id}`}
      title={title}
      size="large"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closesOnOverlay={false}
      {...(replaced && {
        description: t('business:site.library.replace.text', { count: pagesWith(draft, replaced) }),
        actions: (
          <Button variant="secondary" onClick={() => setOpen({ item: replaced.CODE })}>
            {t('business:site.library.replace.cancel')}
          </Button>
        ),
      })}
    >
      {isError && !items && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t('business:site.library.failed')}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('business:site.library.retry')}
          </Button>
        </div>
      )}
      {!isError && !items && <SkeletonText lines={6} />}
      {items && !opened && shown !== undefined && !open && <p>{t('business:site.library.item.gone')}</p>}
      {items &&
        (opened && !replaced ? (
          <ItemView
            key={opened.CODE}
            item={opened}
            library={library}
            {...(onChoose && { onChoose: choose })}
            onBack={() => (shown === undefined ? setOpen(undefined) : onClose())}
            onLeave={onClose}
            onReplace={() => setOpen({ item: opened.CODE, isReplacing: true })}
          />
        ) : (
          <MediaList
            key={replaced?.CODE}
            items={replaced ? items.filter((item) => item !== replaced) : items}
            kind={replaced?.KIND ?? (onChoose && kind)}
            onAdded={library.put}
            onOpen={replaced ? undefined : ({ CODE }) => setOpen({ item: CODE })}
            onChoose={replaced ? (item) => replace(replaced, item) : onChoose && choose}
          />
        ))}
    </Dialog>
  )
}
