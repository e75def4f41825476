import { useId, useState } from 'react'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { ReasonForm } from '../../cases/reason-form.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useDecision } from './consultation-decision.tsx'

/** Blocks an active consultation, which moderators do not see, by its number: the patient or the clinic has given it to them. */
export function BlockByNumber() {
  const { t } = useTranslation()
  const { busy, decide } = useDecision()
  const id = useId()
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  /** How many were blocked: the form is empty after each. */
  const [blocked, setBlocked] = useState(0)
  const code = readCrockford(number)
  const lacks = code.length !== 8
  async function block(reason: string) {
    setTried(true)
    if (lacks) return document.getElementById(id)?.focus()
    if (!(await decide(code, 'block', { reason }))) return
    setTried(false)
    setNumber('')
    setBlocked((count) => count + 1)
  }
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-xl">{t('consultations:moderation.byNumber')}</h2>
      <ReasonForm
        key={blocked}
        label={t('consultations:reason.block')}
        hint={t('consultations:reason.hint')}
        isRequired
        submit={t('consultations:act.block')}
        isBusy={busy === 'block'}
        onSubmit={(reason) => void block(reason)}
        above={
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
        }
      />
    </section>
  )
}
