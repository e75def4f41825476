'use client'

import { useState } from 'react'
import type { ClaimOffer } from '../../../schemas/api/claim.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { ClaimForm } from './claim-form.tsx'

/** A company that a person takes over: the form with the proof, or the state of the request. */
export function ClaimScreen({ offer, now }: { offer: ClaimOffer; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [sent, setSent] = useState<{ others: number }>()
  const { COMPANY_CODE, OWN, IS_UNCLAIMED, OTHERS } = offer
  const name = readLocalized(offer, 'COMPANY_NAME', locale)
  const address = readLocalized(offer, 'ADDRESS', locale)
  const waits = sent ?? (OWN?.STATUS === 'waiting' ? { others: OTHERS } : undefined)
  return (
    <>
      <p className="text-lg font-medium">{name && <LocalizedText value={name} />}</p>
      {address && (
        <p className="text-ink-soft">
          <LocalizedText value={address} />
        </p>
      )}
      <div className="mt-6">
        {waits ? (
          <Waiting others={waits.others} />
        ) : OWN?.STATUS === 'approved' && !IS_UNCLAIMED ? (
          <>
            <p role="status">{t('registration:claim.approved')}</p>
            <AppLink href={`/pro/${COMPANY_CODE}`} className="btn btn-primary mt-6">
              {t('registration:claim.open')}
            </AppLink>
          </>
        ) : IS_UNCLAIMED ? (
          <>
            {OWN?.STATUS === 'rejected' && (
              <div className="mb-6 rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
                <p className="font-medium">{t('registration:claim.rejected')}</p>
                <p className="mt-1 whitespace-pre-line">{OWN.REASON}</p>
              </div>
            )}
            {OTHERS > 0 && (
              <p className="mb-6 rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
                {t('registration:claim.others', { count: OTHERS })}
              </p>
            )}
            <ClaimForm offer={offer} onSent={(others) => setSent({ others })} />
          </>
        ) : (
          <p role="status">{OWN?.REASON ?? t('registration:claim.managed')}</p>
        )}
        {/* The reason of the decision is above. */}
        {OWN && !waits && (
          <CaseHistory history={OWN.HISTORY.map((move) => ({ ...move, REASON: null }))} now={now} isAuthor />
        )}
      </div>
    </>
  )
}

function Waiting({ others }: { others: number }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <h2
        tabIndex={-1}
        ref={(element) => {
          element?.focus()
        }}
        className="text-xl outline-none"
      >
        {t('registration:claim.waiting')}
      </h2>
      <p className="mt-2">{t('registration:claim.waitingText')}</p>
      {others > 0 && <p className="mt-2">{t('registration:claim.others', { count: others })}</p>}
    </div>
  )
}
