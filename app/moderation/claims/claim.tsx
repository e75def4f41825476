import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { ModeratedClaim } from '../../../schemas/api/claim.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { moderation } from '../../queries/moderation.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { PaperLink } from '../paper-link.tsx'
import { ProfileLink } from '../profile-link.tsx'

/** A request to take a company over, with everything that a moderator needs to judge it, and the decision. */
export function Claim({ claim, now }: { claim: ModeratedClaim; now: string }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const at = formatInHomeZone(claim.AT, locale, now)
  const { COMPANY_NAME, ADDRESS, ATTRIBUTION, PERSON, PROOF, NOTE, OTHERS } = claim
  const lines: [label: string, value: string | null | undefined][] = [
    [
      t('moderation:claim.person'),
      [PERSON.NAME, PERSON.EMAIL, PERSON.TEL && formatPhone(PERSON.TEL)].filter(Boolean).join(', '),
    ],
    [t('moderation:claim.proof'), t(`moderation:claim.by.${PROOF}`)],
    [t('moderation:claim.note'), NOTE],
    [t('moderation:claim.source'), ATTRIBUTION],
  ]
  return (
    <li className="rounded-card bg-surface p-5">
      <article aria-label={COMPANY_NAME}>
        <h2 className="text-xl">
          <ProfileLink company={claim} />
        </h2>
        <p className="text-sm text-ink-soft">{[ADDRESS, at].filter(Boolean).join(' · ')}</p>
        {OTHERS > 0 && (
          <p className="mt-3 rounded-control bg-warning-tint px-3 py-2 text-sm text-warning-ink">
            {t('moderation:claim.others', { count: OTHERS })}
          </p>
        )}
        <dl className="mt-3">
          {lines.map(
            ([label, value]) =>
              value && (
                <div
                  key={label}
                  className="border-t border-line py-2 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-6"
                >
                  <dt className="text-sm text-ink-soft sm:pt-0.5">{label}</dt>
                  <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <ClaimPapers claim={claim} />
        <CaseHistory history={claim.HISTORY} now={now} />
        {claim.STATUS === 'waiting' && <Decision claim={claim} />}
      </article>
    </li>
  )
}

function ClaimPapers({ claim: { CLAIM_ID, PAPERS } }: { claim: ModeratedClaim }) {
  if (PAPERS.length === 0) return null
  return (
    <ul>
      {PAPERS.map((paper) => (
        <li key={paper.PAPER_ID}>
          <PaperLink of={`/moderation/claims/${CLAIM_ID}`} paper={paper} />
        </li>
      ))}
    </ul>
  )
}

function Decision({ claim: { CLAIM_ID } }: { claim: ModeratedClaim }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(moderation)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const id = `claim-${CLAIM_ID}-reason`

  function decide(STATUS: 'approved' | 'rejected') {
    const REASON = reason.trim()
    if (STATUS === 'rejected' && REASON === '') {
      setMissing(true)
      document.getElementById(id)?.focus()
      return
    }
    const body = { STATUS, ...(STATUS === 'rejected' && { REASON }) }
    const path = `/w-front/v1/moderation/claims/${CLAIM_ID}/decision` as const
    void act(STATUS, () => call('POST', path, body), t(`moderation:claim.done.${STATUS}`))
  }
  return (
    <div className="mt-4 grid gap-4">
      <Field
        id={id}
        label={t('moderation:claim.reason')}
        error={isMissing && reason.trim() === '' ? t('errors:fields.reason') : undefined}
      >
        <Textarea
          value={reason}
          rows={2}
          maxLength={2000}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button loading={busy === 'approved'} onClick={() => decide('approved')}>
          {t('moderation:claim.approve')}
        </Button>
        <Button variant="danger" loading={busy === 'rejected'} onClick={() => decide('rejected')}>
          {t('moderation:claim.reject')}
        </Button>
      </div>
    </div>
  )
}
