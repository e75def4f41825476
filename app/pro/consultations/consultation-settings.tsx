import { useState } from 'react'
import type { z } from 'zod'
import { call } from '../../../client/call.ts'
import type { consultationSettings as settingsShape } from '../../../schemas/api/consultation.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { consultationSettings, consultations } from '../../queries/consultations.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'

type Settings = z.output<typeof settingsShape>

/** Switches online consultations of the company, and says what patients see then. */
export function ConsultationSettings({ place, maySet }: { place: string; maySet: boolean }) {
  const { t } = useTranslation()
  const query = consultationSettings(place)
  const now = useApiQuery(query)
  const { act } = useSubjectMutation(consultations)
  const [next, setNext] = useState<Settings>()
  async function change(changed: Partial<Settings>) {
    if (next) return
    const wanted = { ...now, ...changed }
    setNext(wanted)
    // The settings belong to the company, whatever branch is shown.
    const path = `/w-business/${place.split('/')[0]}/0/online_consultation_settings` as const
    await act('set', () => call('PUT', path, wanted), t('consultations:settings.done'))
    setNext(undefined)
  }
  const { IS_ACTIVE, AUTO_APPROVE } = next ?? now
  return (
    <section aria-label={t('consultations:settings.label')} className="card mt-10 grid max-w-4xl gap-4">
      <Switch
        label={<span className="font-medium">{t('consultations:settings.label')}</span>}
        note={t(IS_ACTIVE ? 'consultations:settings.on' : 'consultations:settings.off')}
        checked={IS_ACTIVE}
        disabled={!maySet}
        loading={next !== undefined && next.IS_ACTIVE !== now.IS_ACTIVE}
        onChange={(event) => void change({ IS_ACTIVE: event.target.checked })}
      />
      {IS_ACTIVE && (
        <Switch
          label={<span className="font-medium">{t('consultations:settings.approve')}</span>}
          note={t(AUTO_APPROVE ? 'consultations:settings.approveOn' : 'consultations:settings.approveOff')}
          checked={AUTO_APPROVE}
          disabled={!maySet}
          loading={next !== undefined && next.AUTO_APPROVE !== now.AUTO_APPROVE}
          onChange={(event) => void change({ AUTO_APPROVE: event.target.checked })}
        />
      )}
      {!maySet && <p className="text-sm text-ink-soft">{t('consultations:settings.notYours')}</p>}
    </section>
  )
}
