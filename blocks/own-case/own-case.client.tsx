import { useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import type { Locale } from '../../locales/locale.ts'
import type { OwnCase } from '../../schemas/api/filed-case.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { Answers } from '../../ui/shown/answers.tsx'
import { CaseHistory } from '../parts/common/case-history.tsx'
import { ClinicCall } from '../parts/common/clinic-call.tsx'
import { type DateWords, dayInWords } from '../parts/common/date-words.ts'
import { NotYetThere, useLinked } from '../parts/common/linked.client.tsx'
import type { OwnCaseTexts } from './own-case-texts.ts'
import { OwnMoves } from './own-moves.client.tsx'

type Props = { locale: Locale; texts: OwnCaseTexts; words: DateWords }

/** A case as its author sees it: its state, what was written, what has happened, and what the author may do. */
export default function OwnCaseClient({ locale, texts, words }: Props) {
  const { found, fault, retry, act } = useLinked<OwnCase>('case')
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  if (fault || !found) return <NotYetThere fault={fault} retry={retry} texts={texts} locale={locale} />

  async function move(arrow: string, reason: string | undefined): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    setNotice(undefined)
    try {
      await act(arrow, reason === undefined ? {} : { REASON: reason })
      setNotice(texts.moved)
      head.current?.focus()
      return true
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setNotice(error.sentence)
      if (error.code !== 'STATE_CHANGED') return false
      retry()
      head.current?.focus()
      return true
    } finally {
      setBusy(false)
    }
  }
  const { STATE_LABEL, KIND_LABEL, CASE_CODE, COMPANY, ANSWERS, HISTORY, MAY, SINCE, LANG } = found
  const when = (at: string) => dayInWords(calendarDate(at, homeZone.name), words)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 ref={head} tabIndex={-1} className="text-3xl outline-none">
          {STATE_LABEL}
        </h2>
        <p className="text-ink-soft">
          {[
            KIND_LABEL,
            texts.number.replace('{number}', CASE_CODE),
            texts.since.replace('{at}', when(SINCE)),
          ].join(' · ')}
        </p>
        <p className="text-ink-soft">
          {texts.to}: {COMPANY.NAME}
        </p>
      </div>
      {notice && (
        <p role="status" className="rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
          {notice}
        </p>
      )}
      <CaseHistory title={texts.history} history={HISTORY} when={when} />
      <section className="grid gap-3">
        <h3 className="text-lg font-semibold">{texts.yours}</h3>
        <Answers answers={ANSWERS} lang={LANG} className="rounded-card bg-surface p-5" />
      </section>
      <OwnMoves moves={MAY} texts={texts} isBusy={isBusy} move={move}>
        {COMPANY.PHONE && <ClinicCall phone={COMPANY.PHONE} word={texts.call} path={COMPANY.PATH} />}
      </OwnMoves>
    </div>
  )
}
