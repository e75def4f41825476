'use client'

import type { OwnFactors } from '../../schemas/api/factors.ts'
import { formatInHomeZone } from '../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Expandable } from '../../ui/shown/expandable.tsx'
import { useTranslation } from '../use-translation.ts'

/** What has happened to the person's factors, the newest first: who reads it sees what they have not done themselves. */
export function FactorHistory({ history, now }: { history: OwnFactors['HISTORY']; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  if (history.length === 0) return null
  return (
    <div className="mt-4">
      <Expandable summary={t('profile:factors.history')}>
        <ol className="grid gap-3">
          {history.map(({ KIND, AT, ABOUT: { NAME = '', COMPANY = '', PERSON = '', DEVICE } }) => (
            <li key={`${AT} ${KIND}`}>
              <p>{t(`profile:factors.event.${KIND}`, { name: NAME, clinic: COMPANY, person: PERSON })}</p>
              <p className="text-sm text-ink-soft">
                {[formatInHomeZone(AT, locale, now), DEVICE].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      </Expandable>
    </div>
  )
}
