'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { CardLink } from '../../card-link.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { PointsRows } from '../../points-rows.tsx'
import { bonusStatement } from '../../queries/bonuses.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { visitLink } from '../appointments/visit-link.ts'
import { CorrectionDialog } from './correction-dialog.tsx'

type Props = {
  place: string
  /** The path of the company's business section, without the language. */
  base: string
  card: string
  now: string
}

/** A bonus card with its balance and every row: who, when and why. */
export function Statement({ place, base, card, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const [isCorrecting, setCorrecting] = useState(false)
  const {
    CARD,
    PATIENT,
    PATIENT_CODE,
    TEL,
    BALANCE,
    NEXT_END,
    TIMEZONE,
    ROWS,
    MAY_CORRECT,
    MAY_RENEW,
    PATH,
  } = useApiQuery(bonusStatement(place, card))
  async function renew() {
    const { bonusStatement: answer } = await import('../../../schemas/api/bonuses.ts')
    const path = `/w-business/${place}/bonus_card/${encodeURIComponent(card)}/renew`
    const { CARD: renewed } = answer.parse(await call('POST', path))
    router.replace(localizePath(`${base}/${sectionPath('bonus-system')}/${renewed}`, locale))
  }
  return (
    <ProPage
      title={PATIENT}
      action={
        MAY_CORRECT && (
          <Button variant="secondary" onClick={() => setCorrecting(true)}>
            {t('bonuses:correct.do')}
          </Button>
        )
      }
    >
      <div className="-mt-2 mb-2">
        <AppBackLink href={`${base}/${sectionPath('bonus-system')}`} label={t('bonuses:all')} />
      </div>
      <p className="text-ink-soft tabular-nums">
        {[CARD, TEL && formatPhone(TEL)].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-4 text-3xl font-semibold tabular-nums">
        {t('bonuses:desk.points', { count: BALANCE })}
      </p>
      {NEXT_END && (
        <p className="mt-1 text-ink-soft">
          {t('bonuses:desk.ends', {
            count: NEXT_END.POINTS,
            date: formatCalendarDate(NEXT_END.UNTIL, locale),
          })}
        </p>
      )}
      <p className="mt-2">
        <AppLink
          href={`${base}/${sectionPath('patients')}/${PATIENT_CODE}`}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {t('bonuses:ofPatient')}
        </AppLink>
      </p>
      <CardLink path={PATH} {...(MAY_RENEW && { renew })} />
      <section className="mt-8">
        <h2 className="text-xl">{t('bonuses:rows')}</h2>
        {ROWS.length === 0 ? (
          <p className="mt-2 text-ink-soft">{t('bonuses:noRows')}</p>
        ) : (
          <PointsRows
            rows={ROWS}
            timezone={TIMEZONE}
            now={now}
            more={({ BY, VISIT }) => [
              BY,
              VISIT && (
                <AppLink
                  href={visitLink(`${base}/${sectionPath('doctor-appointment')}`, VISIT)}
                  prefetch={false}
                  className="link inline-flex min-h-11 items-center pointer-fine:min-h-7"
                >
                  {t('bonuses:toVisit', { date: formatCalendarDate(VISIT.DATE, locale, now) })}
                </AppLink>
              ),
            ]}
          />
        )}
      </section>
      {isCorrecting && <CorrectionDialog place={place} card={CARD} onClose={() => setCorrecting(false)} />}
    </ProPage>
  )
}
