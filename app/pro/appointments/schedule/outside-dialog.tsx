import type { AppointmentConflict } from '../../../../schemas/api/staff-appointment.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { momentOf } from '../../clinic-moment.ts'
import { useBranch } from '../appointments-context.ts'
import { OutsideList } from './outside-list.tsx'

type Props = {
  outside: readonly AppointmentConflict[]
  isBusy: boolean
  /** `walk`: and go to them. */
  onKeep: (then: 'stay' | 'walk') => void
  onClose: () => void
}

/** New hours leave visits outside: they can be kept as they are, or gone through one by one before anything is saved. */
export function OutsideDialog({ outside, isBusy, onKeep, onClose }: Props) {
  const { t } = useTranslation()
  const { timezone } = useBranch()
  return (
    <Dialog
      id="outside"
      title={t('calendar:outside.title', { count: outside.length })}
      description={t('calendar:outside.text')}
      open
      onOpenChange={(open) => open || onClose()}
      actions={
        <>
          <Button loading={isBusy} onClick={() => onKeep('stay')}>
            {t('calendar:outside.keep')}
          </Button>
          <Button variant="secondary" onClick={() => onKeep('walk')}>
            {t('calendar:outside.walk')}
          </Button>
          <Button variant="empty" onClick={onClose}>
            {t('calendar:outside.back')}
          </Button>
        </>
      }
    >
      <OutsideList outside={outside} dateOf={({ START }) => momentOf(START, timezone).date} />
    </Dialog>
  )
}
