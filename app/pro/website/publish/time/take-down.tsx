import { localizePath } from '../../../../../locales/locale.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { announceSwitched } from '../../../announce-live.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'
import { useSiteCall } from '../calls/use-site-call.ts'

type Props = { schedule: SiteState['SCHEDULE'] | undefined; isOpen: boolean; onClose: () => void }

/** Asks before the site is taken down, and says what visitors will get then. */
export function TakeDown({ schedule, isOpen, onClose }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { slug } = useBuilder()
  const { at } = useMoment()
  const { mutate, isPending, fault } = useSiteCall()
  const takeDown = () =>
    mutate(
      { method: 'POST', path: 'unpublish' },
      {
        onSuccess: () => {
          onClose()
          void announceSwitched(t, localizePath(`/l/${slug}`, locale), false)
        },
      },
    )
  return (
    <Dialog
      id="site-take-down"
      title={t('business:site.time.takeDown')}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button variant="danger" loading={isPending} onClick={takeDown}>
            {t('business:site.time.takeDownDo')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('business:site.time.keep')}
          </Button>
        </>
      }
    >
      <p>{t('business:site.time.takeDownText')}</p>
      {schedule && schedule.CHECKS.length === 0 && (
        <p className="mt-3">{t('business:site.time.takeDownScheduled', { at: at(schedule.AT) })}</p>
      )}
      <p role="alert" className="mt-3 text-danger-ink empty:hidden">
        {fault}
      </p>
    </Dialog>
  )
}
