import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { siteApproval } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { Failed } from '../../panel/failed.tsx'
import { Comparison } from '../history/comparison.tsx'
import { Checks } from '../summary/checks.tsx'
import { ApprovalComments } from './approval-comments.tsx'
import { ApprovalHead, type Which } from './approval-head.tsx'
import { Decision } from './decision.tsx'
import { useApproval } from './use-approval.ts'

type Props = {
  /** The number of the request; undefined while the dialog is closed. */
  number: number | undefined
  site: SiteState | undefined
  isOpen: boolean
  /** Opens another request. */
  onOther: (number: number) => void
  onClose: () => void
}

/**
 * The requested changes beside the site that visitors see: staff who may publish do so or return the request with a note, and everybody
 * comments on its blocks. A closed request says how it ended.
 */
export function ApprovalDialog({ number: asked, site, isOpen, onOther, onClose }: Props) {
  const { t } = useTranslation()
  const { place, mayPublish } = useBuilder()
  // The request stays on the screen while the dialog closes.
  const last = useRef(asked)
  last.current = asked ?? last.current
  const number = last.current
  const { data, error, refetch } = useLateQuery(
    number === undefined ? undefined : siteApproval(place, number),
  )
  const newest = site?.REVIEW
  const approval = newest && newest.NUMBER === number ? newest : data
  const stamp = newest && `${newest.NUMBER} ${newest.STATE}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another editor may have decided
  useEffect(() => void (isOpen && refetch()), [stamp])
  const [which, setWhich] = useState<Which>('sent')
  const close = () => {
    onClose()
    setWhich('sent')
    reset()
  }
  const { approve, giveBack, isPending, reset, fault, checks } = useApproval(close)
  const isGone = error instanceof CallError && error.status === 404
  const isNewest = which === 'newest' && approval !== undefined && approval.LATER > 0
  const base = `reviewBase-${number ?? 0}` as const
  const compared = isNewest
    ? ({ before: site?.PUBLISHED_VERSION || base, after: 'draft' } as const)
    : ({ before: base, after: `review-${number ?? 0}` } as const)
  const other = newest?.STATE === 'open' && newest.NUMBER !== number ? newest.NUMBER : undefined
  return (
    <Dialog
      id="site-review"
      title={
        approval
          ? t('business:site.approval.title', { name: approval.BY ?? '—' })
          : t('business:site.approval.titleOfAny')
      }
      size={isGone ? 'medium' : 'full'}
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      actions={
        mayPublish &&
        approval?.STATE === 'open' && (
          <Decision
            key={approval.NUMBER}
            isPending={isPending}
            fault={fault}
            onApprove={() => approve(approval.NUMBER, isNewest ? 'newest' : 'sent')}
            onReturn={(note) => giveBack(approval.NUMBER, note)}
          />
        )
      }
    >
      {approval ? (
        <div className="flex min-h-0 flex-col gap-4 lg:h-full">
          <ApprovalHead
            approval={approval}
            which={which}
            onWhich={setWhich}
            onOther={other === undefined ? undefined : () => onOther(other)}
          />
          <Checks checks={checks} onGo={close} />
          <div className="min-h-0 lg:grow">
            <Comparison
              key={`${number} ${which}`}
              compared={compared}
              aside={(at) => (
                <ApprovalComments key={`${at.page} ${at.block?.id}`} approval={approval.NUMBER} {...at} />
              )}
            />
          </div>
        </div>
      ) : isGone ? (
        <p>{t('business:site.approval.gone')}</p>
      ) : error ? (
        <Failed onRetry={refetch} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Dialog>
  )
}
