import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import { useAnnouncePublished } from '../calls/use-announce-published.ts'
import { useSiteCall } from '../calls/use-site-call.ts'

/**
 * Publishes the draft as it was seen last, now or at an instant, and cancels a scheduled version; each announces its success. `onDone` is
 * called by the first two; true if it has announced the publication itself.
 */
export function usePublishing(onDone: (isScheduled: boolean) => boolean) {
  const { t } = useTranslation()
  const { store } = useBuilder()
  const { zone, at } = useMoment()
  const { mutate, isPending, reset, fault } = useSiteCall()
  const announcePublished = useAnnouncePublished()
  const body = (note: string) => ({
    REVISION: store.getState().session.revision,
    ...(note.trim() && { NOTE: note.trim() }),
  })

  const publish = (note: string) =>
    mutate(
      { method: 'POST', path: 'publish', body: body(note) },
      {
        onSuccess: (answer) => {
          if (!onDone(false)) announcePublished(answer)
        },
      },
    )
  const schedule = (note: string, AT: string) =>
    mutate(
      { method: 'POST', path: 'schedule', body: { ...body(note), AT } },
      {
        onSuccess: () => {
          onDone(true)
          toast({ variant: 'success', message: t('business:site.time.scheduled', { at: at(AT), zone }) })
        },
      },
    )
  const cancel = () =>
    mutate(
      { method: 'DELETE', path: 'schedule' },
      { onSuccess: () => toast({ variant: 'success', message: t('business:site.time.cancelled') }) },
    )
  return { publish, schedule, cancel, isPending, reset, fault }
}
