import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Textarea } from '../../../../ui/textarea.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { Checks } from '../checks.tsx'
import { Comparison } from '../history/comparison.tsx'
import type { SiteState } from '../time/use-site-state.ts'
import { useApproval } from './use-approval.ts'

type Props = {
  review: NonNullable<SiteState['REVIEW']>
  /** The number of the version that visitors see; 0 before the first. */
  published: number
  isOpen: boolean
  onClose: () => void
}

/** What somebody asks to publish, beside what visitors see: who may publish does so, or returns it with a note. */
export function ReviewDialog({ review, published, isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { mayPublish } = useBuilder()
  const { NUMBER, NOTE, BY, LATER, STATE } = review
  const [which, setWhich] = useState<'sent' | 'newest'>('sent')
  const [answer, setAnswer] = useState<string>()
  const close = () => {
    onClose()
    setAnswer(undefined)
    setWhich('sent')
    reset()
  }
  const { approve, giveBack, isPending, reset, fault, checks } = useApproval(close)
  const isNewest = which === 'newest' && LATER > 0
  const base = `reviewBase-${NUMBER}` as const
  const compared = isNewest
    ? ({ before: published || base, after: 'draft' } as const)
    : ({ before: base, after: `review-${NUMBER}` } as const)
  const mayDecide = mayPublish && STATE === 'open'
  return (
    <Dialog
      id="site-review"
      title={t('business:site.approval.title', { name: BY ?? '—' })}
      size="full"
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      actions={
        mayDecide && (
          <>
            {answer !== undefined && (
              <Field
                label={t('business:site.approval.answer')}
                hint={t('business:site.approval.answerHint')}
                className="basis-full"
              >
                <Textarea
                  autoFocus
                  value={answer}
                  maxLength={1000}
                  onChange={({ target }) => setAnswer(target.value)}
                />
              </Field>
            )}
            <p role="alert" className="basis-full text-danger-ink empty:hidden">
              {fault}
            </p>
            {answer === undefined ? (
              <>
                <Button loading={isPending} onClick={() => approve(NUMBER, isNewest ? 'newest' : 'sent')}>
                  {t('business:site.approval.approve')}
                </Button>
                <Button variant="secondary" onClick={() => setAnswer('')}>
                  {t('business:site.approval.return')}
                </Button>
              </>
            ) : (
              <>
                <Button
                  loading={isPending}
                  aria-disabled={answer.trim() === '' || undefined}
                  onClick={() => answer.trim() && giveBack(NUMBER, answer)}
                >
                  {t('business:site.approval.returnDo')}
                </Button>
                <Button variant="secondary" onClick={() => setAnswer(undefined)}>
                  {t('business:site.approval.back')}
                </Button>
              </>
            )}
          </>
        )
      }
    >
      <div className="flex min-h-0 flex-col gap-4 lg:h-full">
        {NOTE && <p className="rounded-card bg-surface px-4 py-3 break-words whitespace-pre-line">{NOTE}</p>}
        {LATER > 0 && (
          <div className="grid gap-2 lg:max-w-xl">
            <p>{t('business:site.approval.later', { count: LATER })}</p>
            <Segments
              label={t('business:site.approval.which')}
              value={which}
              onChange={setWhich}
              options={[
                { value: 'sent', label: t('business:site.approval.asSent') },
                { value: 'newest', label: t('business:site.approval.asNow') },
              ]}
            />
          </div>
        )}
        <Checks checks={checks} onGo={close} />
        <div className="min-h-0 lg:grow">
          <Comparison key={which} compared={compared} />
        </div>
      </div>
    </Dialog>
  )
}
