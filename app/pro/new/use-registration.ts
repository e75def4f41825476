import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { ensureLogin } from '../../../client/ensure-login.ts'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { LoginClosed } from '../../../client/login/login-store.ts'
import { localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { City } from '../../api/read-cities.ts'
import { proPath } from '../place-names.ts'
import { formOf } from './body-of.ts'
import { deleteDraft, readDraft, saveDraft } from './draft.ts'
import { registrationRules } from './registration-rules.ts'
import { empty, type StoredScan, type Texts, textsOf } from './registration-values.ts'
import { firstStepOf, steps } from './steps.ts'

export type EarlierRegistration = { code: string; texts: Texts; scans: readonly StoredScan[] }

type Options = { cities: readonly City[]; before: EarlierRegistration | undefined }

const path = '/w-front/v1/business/user/company'

/** The form of a registration, its current step and the state of sending. */
export function useRegistration({ cities, before }: Options) {
  const router = useRouter()
  const { locale } = usePage()
  const isCorrection = before !== undefined
  const [step, setStep] = useState(0)
  const [progress, setProgress] = useState<number>()
  const [sentCode, setSentCode] = useState<string>()
  const [isRestored, setRestored] = useState(false)
  /** Incremented on each change of step and each failed check, to move the focus. */
  const [focusCount, setFocusCount] = useState(0)
  /** Incremented each time the form is reset. */
  const [resetCount, setResetCount] = useState(0)

  const rules = registrationRules({ cities, isCorrection, locale })
  const form = useCallForm({
    ...rules,
    defaultValues: { ...empty, ...before?.texts, KEEP_SCANS: before?.scans.map(({ id }) => id) ?? [] },
    onFaults: (names) => show(firstStepOf(names) ?? step),
    send: () => send().catch(explain),
  })
  const { subscribe, reset, trigger, clearErrors, getValues } = form

  useEffect(() => {
    if (isCorrection) return
    const draft = readDraft()
    if (draft) {
      reset({ ...empty, ...draft })
      setRestored(true)
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(textsOf(values)) })
  }, [isCorrection, reset, subscribe])

  function show(at: number) {
    setStep(at)
    setFocusCount((times) => times + 1)
  }
  function go(to: number) {
    clearErrors('root')
    show(to)
  }
  async function next() {
    const isRight = await trigger(steps[step]?.fields)
    if (isRight) go(Math.min(step + 1, steps.length - 1))
    else show(step)
  }

  async function send() {
    await ensureLogin()
    setProgress(0)
    const body = formOf(rules.toBody(getValues()))
    const target = before ? `${path}/${encodeURIComponent(before.code)}` : path
    const method = before ? 'PUT' : 'POST'
    try {
      const answer = (await call(method, target, body, { onProgress: setProgress })) as {
        COMPANY_CODE: string
      }
      if (!isCorrection) deleteDraft()
      setSentCode(answer.COMPANY_CODE)
    } finally {
      setProgress(undefined)
    }
  }
  function explain(error: unknown) {
    if (error instanceof LoginClosed) return
    if (!(error instanceof CallError) || (error.code !== 'CONFLICT' && error.code !== 'STATE_CHANGED'))
      throw error
    // The server has the company already: an earlier answer was lost, or a moderator has decided meanwhile, which its section shows.
    const code = before?.code ?? String(error.data.COMPANY_CODE)
    if (!isCorrection) deleteDraft()
    if (error.data.STATUS === 'moderation') setSentCode(code)
    else router.push(localizePath(proPath(code), locale))
  }

  function startAnew() {
    deleteDraft()
    reset(empty)
    setResetCount(resetCount + 1)
    setRestored(false)
    go(0)
  }
  return { form, step, focusCount, resetCount, progress, sentCode, isRestored, go, next, startAnew }
}
