import { useState } from 'react'
import { call } from '../../client/call.ts'
import type { ModeratedPage } from '../../schemas/api/page-case.ts'
import {
  type PageDecision as Decision,
  needsReason,
  type PageReason,
  pageReasons,
} from '../../schemas/page-case.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { moderation } from '../queries/moderation.ts'
import { useSubjectMutation } from '../queries/use-subject-mutation.ts'
import { useTranslation } from '../use-translation.ts'

/** What a moderator may decide about a page; what hides it needs a reason, which its clinic gets. */
export function PageDecision({ page: { CASE_ID, VERSION, DECISIONS } }: { page: ModeratedPage }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(moderation)
  const id = `case-${CASE_ID}`
  const [reason, setReason] = useState<PageReason | ''>('')
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const lacks = reason === '' ? 'reason' : reason === 'other' && words.trim() === '' ? 'words' : undefined
  const fault = isTried ? t('errors:fields.rejectReason') : undefined

  function decide(DECISION: Decision) {
    const hides = needsReason(DECISION)
    if (hides && lacks) {
      setTried(true)
      document.getElementById(`${id}-${lacks}`)?.focus()
      return
    }
    const body = { DECISION, VERSION, ...(hides && { REASON: reason, REASON_TEXT: words.trim() }) }
    const path = `/w-front/v1/moderation/pages/${CASE_ID}/decision` as const
    void act(DECISION, () => call('POST', path, body), t(`moderation:page.done.${DECISION}`))
  }
  return (
    <div className="mt-4 grid max-w-text gap-4">
      {DECISIONS.some(needsReason) && (
        <Field
          id={`${id}-reason`}
          label={t('moderation:page.reasonLabel')}
          error={lacks === 'reason' ? fault : undefined}
        >
          <NativeSelect
            placeholder={t('reviews:chooseReason')}
            options={pageReasons.map((value) => ({ value, label: t(`moderation:page.reason.${value}`) }))}
            value={reason}
            onChange={(event) => setReason(event.target.value as PageReason | '')}
          />
        </Field>
      )}
      {reason !== '' && (
        <Field
          id={`${id}-words`}
          label={t('moderation:page.reasonWords')}
          error={lacks === 'words' ? fault : undefined}
        >
          <Textarea
            rows={2}
            maxLength={1000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        {DECISIONS.map((decision) => (
          <Button
            key={decision}
            variant={needsReason(decision) ? 'danger' : 'primary'}
            loading={busy === decision}
            onClick={() => decide(decision)}
          >
            {t(`moderation:page.act.${decision}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
