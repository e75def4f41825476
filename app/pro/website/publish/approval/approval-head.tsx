import CircleCheck from 'lucide-react/icons/circle-check'
import Undo from 'lucide-react/icons/undo-2'
import { Segments } from '../../../../../ui/form/segments.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { Notice } from '../notices/notice.tsx'
import { NoticeButton } from '../notices/notice-button.tsx'

/** The version to publish: the draft as it was sent, or as it is now. */
export type Which = 'sent' | 'newest'

type Props = {
  approval: NonNullable<SiteState['REVIEW']>
  which: Which
  onWhich: (which: Which) => void
  /** Opens the request that waits in place of this one. */
  onOther: (() => void) | undefined
}

/** The outcome of a closed request, the note of its sender, and the choice between the sent draft and the newest. */
export function ApprovalHead({ approval, which, onWhich, onOther }: Props) {
  const { t } = useTranslation()
  const { at } = useMoment()
  const { mayPublish } = useBuilder()
  const { STATE, NOTE, LATER, IS_MINE, DECIDED_BY, DECIDED_AT, ANSWER } = approval
  const name = DECIDED_BY ?? '—'
  const isReturned = STATE === 'returned'
  return (
    <>
      {STATE !== 'open' && (
        <Notice
          tone={isReturned ? 'warning' : 'accent'}
          icon={STATE === 'published' ? CircleCheck : Undo}
          title={
            isReturned && IS_MINE
              ? t('business:site.approval.returned', { name })
              : t(`business:site.approval.over.${STATE}`, { name })
          }
          text={[ANSWER, DECIDED_AT && at(DECIDED_AT)].filter(Boolean).join(' · ')}
        >
          {onOther && <NoticeButton onClick={onOther}>{t('business:site.approval.openNewest')}</NoticeButton>}
        </Notice>
      )}
      <div className="grid gap-4 empty:hidden lg:grid-cols-2 lg:items-start">
        {NOTE && <p className="rounded-card bg-surface px-4 py-3 break-words whitespace-pre-line">{NOTE}</p>}
        {LATER > 0 && (
          <div className="grid gap-2">
            <p>{t('business:site.approval.later', { count: LATER })}</p>
            {mayPublish && (
              <Segments
                label={t('business:site.approval.which')}
                value={which}
                onChange={onWhich}
                options={[
                  { value: 'sent', label: t('business:site.approval.asSent') },
                  { value: 'newest', label: t('business:site.approval.asNow') },
                ]}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}
