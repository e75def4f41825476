import { useEffect, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { ensureLogin } from '../../../client/ensure-login.ts'
import { LoginClosed } from '../../../client/login/login-store.ts'
import type { FieldErrors } from '../../../locales/field-errors.ts'
import { usePage } from '../../../ui/page-context.tsx'
import type { City } from '../../api/read-cities.ts'
import { bodyOf, formOf } from './body-of.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { type Entered, emptyTexts, type Texts } from './entered.ts'
import { faultsOf, firstWrongStep, stepOf, steps } from './steps.ts'

export type Before = { code: string; texts: Texts; scans: readonly { id: string; name: string }[] }

type Options = { cities: readonly City[]; before: Before | undefined }

const path = '/w-front/v1/business/user/company'

/** What goes with the texts of a draft. */
const without = { LOGO: undefined, LICENSE_SCANS: [], CONSENT: false }

/** The state of a registration: what was entered, at which step, what is wrong, how far the sending is. */
export function useRegistration({ cities, before }: Options) {
  const { t } = usePage()
  const isMended = before !== undefined
  const [entered, setEntered] = useState<Entered>({
    ...(before?.texts ?? emptyTexts),
    ...without,
    KEEP_SCANS: before?.scans.map(({ id }) => id) ?? [],
  })
  const [step, setStep] = useState(0)
  const [faults, setFaults] = useState<FieldErrors>({})
  const [message, setMessage] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const [sentCode, setSentCode] = useState<string>()
  const [isRestored, setRestored] = useState(false)
  /** Grows with each move and each time that faults were found: then the focus goes where it is needed. */
  const [moved, setMoved] = useState(0)
  const isBusy = useRef(false)

  useEffect(() => {
    const draft = isMended ? undefined : readDraft()
    if (!draft) return
    setEntered((now) => ({ ...now, ...draft }))
    setRestored(true)
  }, [isMended])

  function change(values: Partial<Entered>) {
    const next = { ...entered, ...values }
    setEntered(next)
    const { LOGO: _, LICENSE_SCANS, KEEP_SCANS, CONSENT, ...texts } = next
    if (!isMended) keepDraft(texts)
    const changed = Object.keys(values)
    const left = Object.entries(faults).filter(([name]) => !changed.includes(name.replace(/\[.*/, '')))
    setFaults(Object.fromEntries(left))
  }

  function go(to: number) {
    setMessage(undefined)
    setStep(to)
    setMoved(moved + 1)
  }

  /** Shows what is wrong, at the first step where something is. */
  function show(found: FieldErrors) {
    setFaults(found)
    setStep(firstWrongStep(found) ?? step)
    setMoved(moved + 1)
  }

  function next() {
    const all = faultsOf(entered, { cities, isMended, t })
    const here = Object.fromEntries(Object.entries(all).filter(([name]) => stepOf(name) === step))
    if (Object.keys(here).length > 0) return show(here)
    setFaults({})
    go(Math.min(step + 1, steps.length - 1))
  }

  async function send() {
    if (isBusy.current) return
    const found = faultsOf(entered, { cities, isMended, t })
    if (Object.keys(found).length > 0) return show(found)
    isBusy.current = true
    setMessage(undefined)
    try {
      await ensureLogin()
      setProgress(0)
      const form = formOf(bodyOf(entered, isMended))
      const target = before ? `${path}/${encodeURIComponent(before.code)}` : path
      const answer = (await call(before ? 'PUT' : 'POST', target, form, { onProgress: setProgress })) as {
        COMPANY_CODE: string
      }
      if (!isMended) forgetDraft()
      setSentCode(answer.COMPANY_CODE)
    } catch (error) {
      if (error instanceof LoginClosed) return
      if (!(error instanceof CallError)) throw error
      if (Object.keys(error.fields).length > 0) show(error.fields)
      else setMessage(error.code === 'CONFLICT' ? t('registration:alreadySent') : error.message)
    } finally {
      isBusy.current = false
      setProgress(undefined)
    }
  }

  function startAnew() {
    forgetDraft()
    setEntered({ ...emptyTexts, ...without, KEEP_SCANS: [] })
    setRestored(false)
    setFaults({})
    go(0)
  }

  const errorOf = (name: string) => faults[name]?.[0]
  return {
    entered,
    step,
    moved,
    message,
    progress,
    sentCode,
    isRestored,
    errorOf,
    change,
    go,
    next,
    send,
    startAnew,
  }
}

export type Registration = ReturnType<typeof useRegistration>
