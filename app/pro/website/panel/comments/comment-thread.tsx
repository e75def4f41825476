import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useNavigation } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import { CommentPlace, useCommentPlace } from './comment-place.tsx'
import { SayForm } from './say-form.tsx'
import type { Comment, useComments } from './use-comments.ts'

type Said = Pick<Comment, 'ID' | 'TEXT' | 'BY' | 'IS_GUEST' | 'AT'>

type Props = Pick<ReturnType<typeof useComments>, 'say' | 'settle' | 'isPending'> & {
  comment: Comment
  /** Whether it says where it is: elsewhere the place is known. */
  hasPlace: boolean
  /** Called before the place on the page is shown; without it the place is not offered. */
  onGo?: () => void
}

function Words({ said }: { said: Said }) {
  const { t } = useTranslation()
  const { at } = useMoment()
  const facts = [said.BY ?? '—', said.IS_GUEST && t('business:site.comments.guest'), at(said.AT)]
  return (
    <div>
      <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      <p className="break-words whitespace-pre-line">{said.TEXT}</p>
    </div>
  )
}

/** A comment at a place of the site, its answers, and the actions for it. */
export function CommentThread({ comment, hasPlace, say, settle, isPending, onGo }: Props) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const { openPage, select } = useNavigation()
  const { ID, PAGE, IS_GUEST, ANSWERS, RESOLVED_BY, RESOLVED_AT } = comment
  const [isAnswering, setAnswering] = useState(false)
  const { title, block } = useCommentPlace(comment)
  const show = () => {
    onGo?.()
    openPage(PAGE)
    if (block) select(block.id)
  }
  const answer = async (TEXT: string) => {
    const isDone = await say({ PAGE, TEXT, ANSWERS: ID })
    if (isDone) setAnswering(false)
    return isDone
  }
  return (
    <li className="grid gap-3 rounded-card bg-surface p-4">
      {hasPlace && <CommentPlace comment={comment} />}
      <Words said={comment} />
      {ANSWERS.map((one) => (
        <div key={one.ID} className="border-s-2 border-line-strong ps-3">
          <Words said={one} />
        </div>
      ))}
      {RESOLVED_AT && (
        <p className="text-sm text-ink-soft">
          {t('business:site.comments.settledBy', { name: RESOLVED_BY ?? '—' })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {title !== undefined && onGo && (
          <Button variant="secondary" size="small" onClick={show}>
            {t('business:site.comments.show')}
          </Button>
        )}
        {mayChange && !RESOLVED_AT && (
          <Button variant="secondary" size="small" onClick={() => setAnswering(!isAnswering)}>
            {t('business:site.comments.answer')}
          </Button>
        )}
        {mayChange && (
          <Button variant="secondary" size="small" onClick={() => settle(ID, !RESOLVED_AT)}>
            {t(RESOLVED_AT ? 'business:site.comments.reopen' : 'business:site.comments.settle')}
          </Button>
        )}
      </div>
      {isAnswering && (
        <SayForm
          label={t('business:site.comments.answerLabel')}
          hint={IS_GUEST ? t('business:site.comments.answerHint') : undefined}
          submit={t('business:site.comments.send')}
          isPending={isPending}
          onSay={answer}
        />
      )}
    </li>
  )
}
