import EyeOff from 'lucide-react/icons/eye-off'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { stopTelling } from '../../announce-live.ts'
import { useArea } from '../area-context.ts'
import { useRow } from '../use-row.ts'
import { usePublication } from './use-publication.ts'

/** Takes a published draft off the site, away from the buttons that publish it; renders nothing for an unpublished one. */
export function TakeDownDraft({ code }: { code: string }) {
  const { t } = useTranslation()
  const { place, rights } = useArea()
  const { data: row } = useRow(place, code, true)
  const { takeDown, isPending, fault } = usePublication(() => code)
  if (!rights.publish || typeof row?.PUBLISHED !== 'number') return null
  return (
    <>
      <Button
        variant="empty"
        icon={EyeOff}
        className="-ms-4"
        loading={isPending}
        onClick={async () => {
          if (!(await takeDown())) return
          stopTelling()
          toast({ variant: 'success', message: t('business:draft.takenDown') })
        }}
      >
        {t('business:draft.takeDown')}
      </Button>
      <p role="alert" className="text-sm text-danger-ink empty:hidden">
        {fault}
      </p>
    </>
  )
}
