import { useId, useState } from 'react'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { ReasonForm } from '../../consultations/reason-form.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useDecision } from './consultation-decision.tsx'

/** Blocks a consultation that goes on, which a moderator does not see: one of its sides has told its number. */
export function BlockByNumber() {
  const { t } = useTranslation()
  const { busy, decide } = useDecision()
  const id = useId()
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const code = readCrockford(number)
  const lacks = code.length !== 8
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl">{t('consultations:moderation.byNumber')}</h2>
      <div className="max-w-text">
        <Field
          id={id}
          label={t('consultations:moderation.number')}
          required
          error={isTried && lacks ? t('consultations:moderation.needsNumber') : undefined}
        >
          <Input
            autoComplete="off"
            maxLength={20}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        </Field>
      </div>
      <ReasonForm
        label={t('consultations:reason.block')}
        hint={t('consultations:reason.hint')}
        isRequired
        submit={t('consultations:act.block')}
        isBusy={busy === 'block'}
        onSubmit={(reason) => {
          setTried(true)
          if (lacks) document.getElementById(id)?.focus()
          else void decide(code, 'block', reason)
        }}
      />
    </section>
  )
}
