import Send from 'lucide-react/icons/send'
import Undo from 'lucide-react/icons/undo-2'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { Notice } from '../notices/notice.tsx'
import { NoticeButton } from '../notices/notice-button.tsx'
import { useApproval } from './use-approval.ts'

type Props = { approval: NonNullable<SiteState['REVIEW']>; onOpen: () => void }

/** A strip about an open request to publish, with its actions; or, for its author, that it was returned and why. */
export function ApprovalNotice({ approval, onOpen }: Props) {
  const { t } = useTranslation()
  const { mayPublish } = useBuilder()
  const { at } = useMoment()
  const { withdraw, isPending, fault } = useApproval(() => {})
  const { NUMBER, STATE, BY, IS_MINE, NOTE, SENT_AT, LATER, DECIDED_BY, DECIDED_AT, ANSWER } = approval
  if (STATE === 'returned')
    return IS_MINE ? (
      <Notice
        tone="warning"
        icon={Undo}
        title={t('business:site.approval.returned', { name: DECIDED_BY ?? '—' })}
        text={[ANSWER, DECIDED_AT && at(DECIDED_AT)].filter(Boolean).join(' · ')}
      >
        <NoticeButton onClick={onOpen}>{t('business:site.approval.compare')}</NoticeButton>
      </Notice>
    ) : null
  const said = [NOTE, at(SENT_AT), LATER > 0 && t('business:site.approval.later', { count: LATER })]
  return (
    <Notice
      tone="accent"
      icon={Send}
      title={
        IS_MINE ? t('business:site.approval.waits') : t('business:site.approval.asks', { name: BY ?? '—' })
      }
      text={fault || said.filter(Boolean).join(' · ')}
    >
      <NoticeButton onClick={onOpen}>
        {t(mayPublish ? 'business:site.approval.decide' : 'business:site.approval.compare')}
      </NoticeButton>
      {IS_MINE && (
        <NoticeButton loading={isPending} onClick={() => withdraw(NUMBER)}>
          {t('business:site.approval.withdraw')}
        </NoticeButton>
      )}
    </Notice>
  )
}
