import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { CommentThread } from '../../panel/comments/comment-thread.tsx'
import { SayForm } from '../../panel/comments/say-form.tsx'
import { useComments } from '../../panel/comments/use-comments.ts'
import { Failed } from '../../panel/failed.tsx'

type Props = {
  /** The number of the request. */
  approval: number
  page: string
  /** The block that is shown and its name; without it the page. */
  block: { id: string; name: string } | undefined
}

/** Comments on a block of a request to publish, or on its page, with a form for another one. */
export function ApprovalComments({ approval, page, block }: Props) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const { comments = [], isFailed, refetch, say, settle, isPending, fault } = useComments()
  const [isOpen, setOpen] = useState(false)
  const BLOCK = block?.id ?? null
  const here = comments.filter((one) => one.PAGE === page && one.BLOCK === BLOCK && one.RESOLVED_AT === null)
  const label = block
    ? t('business:site.comments.atBlock', { name: block.name })
    : t('business:site.comments.atPage')
  const add = async (TEXT: string) => {
    const isSaid = await say({ PAGE: page, TEXT, REVIEW: approval, ...(block && { BLOCK: block.id }) })
    if (isSaid) setOpen(false)
    return isSaid
  }
  return (
    <section aria-label={label} className="grid gap-3 empty:hidden">
      <p role="alert" className="text-danger-ink empty:hidden">
        {fault}
      </p>
      {isFailed && <Failed onRetry={refetch} />}
      <ul className="grid gap-3 empty:hidden">
        {here.map((comment) => (
          <CommentThread
            key={comment.ID}
            comment={comment}
            say={say}
            settle={settle}
            isPending={isPending}
            hasPlace={false}
          />
        ))}
      </ul>
      {mayChange && !isOpen && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {mayChange && isOpen && (
        <SayForm label={label} submit={t('business:site.comments.send')} isPending={isPending} onSay={add} />
      )}
    </section>
  )
}
