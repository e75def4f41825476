'use client'

import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Member } from '../../../schemas/api/staff.ts'
import { formatHomeDay } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { staff, staffFactor } from '../../queries/staff.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { useStaffPlace } from './staff-place.ts'

/** In how many days it may begin. */
const graces = [0, 3, 7, 14, 30]

/** Whether the staff needs a second step to sign in, which an owner with one of their own decides. */
export function StaffFactor({ people }: { people: readonly Member[] }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, role } = useStaffPlace()
  const { FROM, OWN } = useApiQuery(staffFactor(place))
  const { busy, act } = useSubjectMutation(staff)
  const [isChoosing, setChoosing] = useState(false)
  const without = people.filter(({ HAS_FACTOR }) => !HAS_FACTOR).length
  const date = FROM && formatHomeDay(FROM, locale)
  const isOn = FROM !== null
  const change = (body: object, done: string) =>
    act('factor', () => call('PUT', `/w-business/${place}/staff_factor`, body), done)

  if (role !== 'owner' && !isOn) return null
  return (
    <section aria-labelledby="staff-factor" className="mt-8 max-w-2xl">
      <h2 id="staff-factor" className="mb-2 text-xl">
        {t('business:factor.title')}
      </h2>
      <p className="text-ink-soft">
        {date ? t('business:factor.since', { date }) : t('business:factor.text')}{' '}
        {without > 0 ? t('business:factor.without', { count: without }) : t('business:factor.allHave')}
      </p>
      {role === 'owner' && (isOn || OWN) && (
        <div className="mt-3">
          <Switch
            label={t('business:factor.required')}
            checked={isOn}
            loading={busy === 'factor'}
            onChange={() =>
              isOn ? void change({ REQUIRED: false }, t('business:factor.off')) : setChoosing(true)
            }
          />
        </div>
      )}
      {role === 'owner' && !isOn && !OWN && (
        <p className="mt-3">
          {t('business:factor.ownFirst')}{' '}
          <AppLink href="/profile/settings#factors" className="link">
            {t('business:factor.toOwn')}
          </AppLink>
        </p>
      )}
      {isChoosing && (
        <ChooseDay
          without={without}
          isBusy={busy === 'factor'}
          onClose={() => setChoosing(false)}
          onChosen={async (DAYS) => {
            const isDone = await change({ REQUIRED: true, DAYS }, t('business:factor.on'))
            if (isDone) setChoosing(false)
          }}
        />
      )}
    </section>
  )
}

type ChooseProps = {
  without: number
  isBusy: boolean
  onClose: () => void
  onChosen: (days: number) => Promise<void>
}

/** Asks from which day on the clinic is closed to whoever has no second step. */
function ChooseDay({ without, isBusy, onClose, onChosen }: ChooseProps) {
  const { t } = useTranslation()
  const [days, setDays] = useState(7)
  const options = graces.map((count) => ({
    value: String(count),
    label: count === 0 ? t('business:factor.atOnce') : t('business:factor.inDays', { count }),
  }))
  return (
    <Dialog
      id="staff-factor-day"
      size="small"
      open
      onOpenChange={(open) => open || onClose()}
      title={t('business:factor.when')}
      description={t('business:factor.whenText')}
      actions={
        <>
          <Button loading={isBusy} onClick={() => void onChosen(days)}>
            {t('business:factor.require')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('business:cancel')}
          </Button>
        </>
      }
    >
      {without > 0 && <p className="mb-4">{t('business:factor.without', { count: without })}</p>}
      <Field label={t('business:factor.begins')} group>
        <RadioGroup
          options={options}
          value={String(days)}
          onValueChange={(value) => setDays(Number(value))}
        />
      </Field>
    </Dialog>
  )
}
