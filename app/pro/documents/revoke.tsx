import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { OpenedDocument } from '../../../schemas/api/documents.ts'
import { Button } from '../../../ui/button/button.tsx'
import { focusOnce } from '../../../ui/core/focus-once.ts'
import { ReasonForm } from '../../cases/reason-form.tsx'
import { documents } from '../../queries/documents.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { useDocumentsPlace } from './documents-place.ts'

/** Revokes a document for good, with a reason for the staff. */
export function Revoke({ one: { CODE } }: { one: OpenedDocument }) {
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const { busy, act } = useSubjectMutation(documents)
  const [isAsked, setAsked] = useState(false)
  const [wasLeft, setLeft] = useState(false)
  const revoke = (REASON: string) =>
    act(
      'revoke',
      () => call('POST', `/w-business/${place}/document/${CODE}/revoke`, { REASON }),
      t('documents:revoke.done'),
    )
  if (!isAsked)
    return (
      <Button
        ref={wasLeft ? focusOnce : undefined}
        variant="secondary"
        icon={Ban}
        onClick={() => setAsked(true)}
      >
        {t('documents:revoke.do')}
      </Button>
    )
  return (
    <>
      <h2 className="text-xl">{t('documents:revoke.title')}</h2>
      <p className="mt-1 max-w-text text-ink-soft">{t('documents:revoke.text')}</p>
      <ReasonForm
        label={t('documents:revoke.reason')}
        hint={t('documents:revoke.hint')}
        fault={t('errors:fields.documentReason')}
        isRequired
        submit={t('documents:revoke.do')}
        isBusy={busy === 'revoke'}
        onSubmit={(reason) => void revoke(reason)}
        onClose={() => {
          setAsked(false)
          setLeft(true)
        }}
      />
    </>
  )
}
