import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { blockOf } from '../block-actions.ts'
import { useBuilder, useDraftState } from '../builder-context.ts'
import { CommentThread } from './comment-thread.tsx'
import { SayForm } from './say-form.tsx'
import { useComments } from './use-comments.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** What staff and whoever has a link say about the site, at its blocks: answered and settled here. */
export function CommentsDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { page, selected, types, mayChange } = useBuilder()
  const { comments, say, settle, isPending, fault } = useComments()
  const block = useDraftState(({ draft }) =>
    selected === undefined ? undefined : blockOf(draft.pages[page]?.blocks ?? [], selected),
  )
  const label = block
    ? t('business:site.comments.atBlock', { name: types.get(block.type)?.label ?? block.type })
    : t('business:site.comments.atPage')
  return (
    <Dialog
      id="site-comments"
      title={t('business:site.comments.title')}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-5">
        <p role="alert" className="text-danger-ink empty:hidden">
          {fault}
        </p>
        {mayChange && (
          <SayForm
            label={label}
            submit={t('business:site.comments.send')}
            isPending={isPending}
            onSay={(TEXT) => say({ PAGE: page, TEXT, ...(block && { BLOCK: block.id }) })}
          />
        )}
        {!comments && <SkeletonText lines={4} />}
        {comments?.length === 0 && <p className="text-ink-soft">{t('business:site.comments.none')}</p>}
        <ul className="grid gap-3">
          {comments?.map((comment) => (
            <CommentThread key={comment.ID} {...{ comment, say, settle, isPending }} onGo={onClose} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
