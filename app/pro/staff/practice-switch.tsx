'use client'

import { call } from '../../../client/call.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { practiceSetting } from '../../queries/practice.ts'
import { staff } from '../../queries/staff.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { useStaffPlace } from './staff-place.ts'

/** Whether members with a doctor's card have the screen of a practice (R101), which whoever may change the staff of the whole company decides. */
export function PracticeSwitch({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation()
  const { place } = useStaffPlace()
  const { IS_ON, IS_ALONE } = useApiQuery(practiceSetting(place))
  const { busy, act } = useSubjectMutation(staff)
  const change = (isOn: boolean) =>
    act(
      'practice',
      // The setting belongs to the company, whatever branch is shown.
      () => call('PUT', `/w-business/${place.split('/')[0]}/0/practice`, { IS_ON: isOn }),
      t(isOn ? 'practice:setting.on' : 'practice:setting.off'),
    )
  return (
    <section aria-labelledby="practice" className="mt-8 max-w-2xl">
      <h2 id="practice" className="mb-2 text-xl">
        {t('practice:setting.title')}
      </h2>
      <p className="text-ink-soft">{t('practice:setting.text')}</p>
      {IS_ALONE ? (
        <p className="mt-3">{t('practice:setting.alone')}</p>
      ) : (
        <div className="mt-3">
          <Switch
            label={t('practice:setting.label')}
            checked={IS_ON}
            disabled={!mayChange}
            loading={busy === 'practice'}
            onChange={() => void change(!IS_ON)}
          />
        </div>
      )}
    </section>
  )
}
