import { useEffect, useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { blockOf } from '../../draft/blocks/block-actions.ts'
import { useBuilder, useDraftState, useSelection } from '../../draft/builder/builder-context.ts'
import type { CommentedBlock } from '../../draft/site/comment-places.ts'
import { CommentThread } from '../../panel/comments/comment-thread.tsx'
import { SayForm } from '../../panel/comments/say-form.tsx'
import { useComments } from '../../panel/comments/use-comments.ts'
import { Failed } from '../../panel/failed.tsx'
import { HelpHint } from '../../panel/help/help-hint.tsx'

type Props = {
  isOpen: boolean
  /** The block that it is about; without it the whole site. */
  at: CommentedBlock | undefined
  onClose: () => void
}

/** Comments of staff and of holders of a link on the site, or on a block of it: answered and settled here. */
export function CommentsDialog({ isOpen, at: asked, onClose }: Props) {
  const { t } = useTranslation()
  const { types, mayChange } = useBuilder()
  const opened = useSelection('page')
  const selected = useSelection('selected')
  const [at, setAt] = useState(asked)
  useEffect(() => {
    if (isOpen) setAt(asked)
  }, [isOpen, asked])
  const { comments, isFailed, refetch, say, settle, isPending, fault } = useComments()
  const page = at?.page ?? opened
  const id = at?.block ?? selected
  const block = useDraftState(({ draft }) =>
    id === undefined ? undefined : blockOf(draft.pages[page]?.blocks ?? [], id),
  )
  const name = block && (types.get(block.type)?.label ?? block.type)
  const shown = comments?.filter(({ PAGE, BLOCK }) => !at || (PAGE === at.page && BLOCK === at.block))
  const form = mayChange && (
    <SayForm
      label={
        name === undefined
          ? t('business:site.comments.atPage')
          : t('business:site.comments.atBlock', { name })
      }
      submit={t('business:site.comments.send')}
      isPending={isPending}
      onSay={(TEXT) => say({ PAGE: page, TEXT, ...(block && { BLOCK: block.id }) })}
    />
  )
  return (
    <Dialog
      id="site-comments"
      title={
        at && name !== undefined
          ? t('business:site.comments.about', { name })
          : t('business:site.comments.title')
      }
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className="grid gap-5">
        <p role="alert" className="text-danger-ink empty:hidden">
          {fault}
        </p>
        {!at && form}
        {isFailed && <Failed onRetry={refetch} />}
        {!comments && !isFailed && <SkeletonText lines={4} />}
        {shown?.length === 0 && !at && <HelpHint article="comments" />}
        <ul className="grid gap-3 empty:hidden">
          {shown?.map((comment) => (
            <CommentThread
              key={comment.ID}
              comment={comment}
              say={say}
              settle={settle}
              isPending={isPending}
              hasPlace={at === undefined}
              onGo={onClose}
            />
          ))}
        </ul>
        {at && form}
        {at && comments && comments.length > (shown?.length ?? 0) && (
          <Button variant="link" className="justify-self-start" onClick={() => setAt(undefined)}>
            {t('business:site.comments.all')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
