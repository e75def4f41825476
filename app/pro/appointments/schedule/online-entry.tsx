import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { appointments, onlineEntryState } from '../../../queries/appointments.ts'
import { useApiQuery } from '../../../queries/use-api-query.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'

/** Switches online entry of the company, and says what visitors of its site see then (V-13). */
export function OnlineEntry() {
  const { t } = useTranslation()
  const { place, mayChangeEntry } = useBranch()
  const { is_active_online_entry } = useApiQuery(onlineEntryState(place))
  const invalidate = useInvalidate(appointments)
  const [next, setNext] = useState<boolean>()
  async function change(isActive: boolean) {
    if (next !== undefined) return
    setNext(isActive)
    try {
      // The setting belongs to the company, whatever branch is shown.
      await call('PUT', `/w-business/${place.split('/')[0]}/0/online_entry`, {
        is_active_online_entry: isActive,
      })
      toast({ message: t(isActive ? 'calendar:entry.nowOn' : 'calendar:entry.nowOff'), variant: 'success' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    } finally {
      await invalidate()
      setNext(undefined)
    }
  }
  const isOn = next ?? is_active_online_entry
  return (
    <div className="card mb-8 max-w-4xl">
      <Switch
        label={<span className="font-medium">{t('calendar:entry.label')}</span>}
        note={t(isOn ? 'calendar:entry.on' : 'calendar:entry.off')}
        checked={isOn}
        disabled={!mayChangeEntry}
        loading={next !== undefined}
        onChange={(event) => void change(event.target.checked)}
      />
      {!mayChangeEntry && <p className="mt-2 text-sm text-ink-soft">{t('calendar:entry.notYours')}</p>}
    </div>
  )
}
