'use client'

import Gift from 'lucide-react/icons/gift'
import { call } from '../../../client/call.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { bonusCards, bonuses } from '../../queries/bonuses.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

/** The bonus cards of a patient with their balances, or the way to give one. */
function Bonuses({ place, base, patient, permissions }: PatientPartProps) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(bonuses)
  const path = `${base}/${sectionPath('bonus-system')}`
  const open = () => call('POST', `/w-business/${place}/bonus_cards`, { PATIENT_CODE: patient })
  return (
    <PatientPartState query={bonusCards(place, { patient })}>
      {({ data }) =>
        data.length === 0 ? (
          <div className="grid justify-items-start gap-4">
            <p className="text-ink-soft">{t('bonuses:desk.noCard')}</p>
            {permissions.patients?.includes('write') && (
              <Button
                variant="secondary"
                icon={Gift}
                loading={busy !== undefined}
                onClick={() => void act('open', open, t('bonuses:desk.opened'))}
              >
                {t('bonuses:desk.open')}
              </Button>
            )}
          </div>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {data.map(({ CARD, BALANCE }) => (
              <li key={CARD}>
                <AppLink
                  href={`${path}/${CARD}`}
                  prefetch={false}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-2 py-2 hover:bg-accent-wash"
                >
                  <span className="tabular-nums">{CARD}</span>
                  <span className="font-medium tabular-nums">
                    {t('bonuses:desk.points', { count: BALANCE })}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        )
      }
    </PatientPartState>
  )
}

export const part: PatientPart = {
  label: 'application:area.bonus-system',
  order: 40,
  section: 'bonus-system',
  Part: Bonuses,
}
