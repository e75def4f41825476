import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { download } from '../../../../client/download.ts'
import type { Days } from '../../../../schemas/visits/kind-of-days.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { messageOf } from '../../message-of.ts'

const formats = ['xlsx', 'csv'] as const

/** A day close as a file, or on paper. `place` is company and branch as in a path. */
export function TakeAlong({ place, days: { from, to } }: { place: string; days: Days }) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<string>()

  async function save(format: (typeof formats)[number]) {
    setBusy(format)
    try {
      const name = `day-close-${from === to ? from : `${from}_${to}`}.${format}`
      const query = `date_from=${from}&date_to=${to}`
      await download(`/business-api-front2/${place}/day_close/${format}?${query}`, name)
    } catch (error) {
      toast({ message: messageOf(error), variant: 'error' })
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t('visits:day.files')}</legend>
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          icon={Download}
          loading={busy === format}
          onClick={() => void save(format)}
        >
          {t(`visits:day.${format}`)}
        </Button>
      ))}
      <Button variant="secondary" size="small" icon={Printer} onClick={() => window.print()}>
        {t('visits:day.print')}
      </Button>
    </fieldset>
  )
}
