import type { z } from 'zod'
import { CallError } from '../../../../../client/call-error.ts'
import type { siteCheck } from '../../../../../schemas/api/site-draft.ts'
import type { ApprovalState } from '../../../../../schemas/draft/approval-state.ts'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useAnnouncePublished } from '../calls/use-announce-published.ts'
import { useSiteCall } from '../calls/use-site-call.ts'

type Over = { STATUS: Exclude<ApprovalState, 'open'>; NAME: string | null }

/** Sends the draft for approval, withdraws the request, and decides about it; each announces its success, `fault` is the reason of a failure. */
export function useApproval(onDone: () => void) {
  const { t } = useTranslation()
  const { store } = useBuilder()
  const { mutate, isPending, reset, error, fault } = useSiteCall()
  const announcePublished = useAnnouncePublished()
  const revision = () => store.getState().session.revision
  const tell = (message: string) => () => {
    onDone()
    toast({ variant: 'success', message })
  }
  const over = error?.code === 'STATE_CHANGED' ? (error.data as Over) : undefined
  return {
    isPending,
    reset,
    fault: over ? t(`business:site.approval.over.${over.STATUS}`, { name: over.NAME ?? '—' }) : fault,
    /** The problems that block publishing the request. */
    checks: error instanceof CallError ? ((error.data?.CHECKS ?? []) as z.infer<typeof siteCheck>[]) : [],
    send: (note: string) =>
      mutate(
        {
          method: 'POST',
          path: 'review',
          body: { REVISION: revision(), ...(note.trim() && { NOTE: note.trim() }) },
        },
        { onSuccess: tell(t('business:site.approval.sentDone')) },
      ),
    withdraw: (number: number) =>
      mutate(
        { method: 'DELETE', path: `review/${number}` },
        { onSuccess: tell(t('business:site.approval.withdrawn')) },
      ),
    approve: (number: number, WHICH: 'sent' | 'newest') =>
      mutate(
        { method: 'POST', path: `review/${number}/approve`, body: { WHICH, REVISION: revision() } },
        {
          onSuccess: (answer) => {
            onDone()
            announcePublished(answer)
          },
        },
      ),
    giveBack: (number: number, note: string) =>
      mutate(
        { method: 'POST', path: `review/${number}/return`, body: { NOTE: note.trim() } },
        { onSuccess: tell(t('business:site.approval.returnedDone')) },
      ),
  }
}
