import { useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { OwnQuestion } from '../../schemas/api/question.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { CaseHistory } from '../parts/common/case-history.tsx'
import { ClinicCall } from '../parts/common/clinic-call.tsx'
import { type DateWords, dayInWords } from '../parts/common/date-words.ts'
import { NotYetThere, useLinked } from '../parts/common/linked.client.tsx'
import type { QuestionTexts } from './own-question-texts.ts'
import { AskBack, Withdraw } from './question-acts.client.tsx'
import { Thread } from './thread.client.tsx'

type Props = { locale: Locale; texts: QuestionTexts; words: DateWords }

/** A question and its answers; the asker may ask back once, or take the question back. An action that is impossible says why. */
export default function OwnQuestionClient({ locale, texts, words }: Props) {
  const { found: question, fault, retry, act } = useLinked<OwnQuestion>('question')
  const [mode, setMode] = useState<'read' | 'withdraw'>('read')
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)

  if (fault || !question) return <NotYetThere fault={fault} retry={retry} texts={texts} locale={locale} />

  /** Makes the call, and announces its success or the reason of a refusal; a fault of the text is left to its form. */
  async function change(what: 'follow_up' | 'withdraw', body?: object, said?: string): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setNotice(undefined)
    try {
      await act(what, body)
      setMode('read')
      setNotice(said)
      head.current?.focus()
    } catch (error) {
      if (!(error instanceof CallError) || (what === 'follow_up' && error.status === 422)) throw error
      setNotice(error.sentence)
      if (error.code === 'STATE_CHANGED') retry()
    } finally {
      setBusy(false)
    }
  }
  const { STATUS, COMPANY, MAY, ANSWER_BY } = question
  const when = (at: string) => dayInWords(calendarDate(at, homeZone.name), words)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 ref={head} tabIndex={-1} className="text-3xl outline-none">
          {texts[STATUS]}
        </h2>
        <p className="max-w-text text-ink-soft">
          {texts[`${STATUS}Text`]} {ANSWER_BY && texts.answerBy.replace('{at}', when(ANSWER_BY))}
        </p>
        <p className="text-ink-soft">{factsOf(question, texts)}</p>
      </div>
      {notice && (
        <p role="status" className="rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
          {notice}
        </p>
      )}
      {STATUS !== 'withdrawn' && <Thread question={question} texts={texts} when={when} />}
      <CaseHistory title={texts.history} history={question.HISTORY} when={when} />
      {MAY.FOLLOW_UP && mode === 'read' && (
        <AskBack texts={texts} send={(TEXT) => change('follow_up', { TEXT }, texts.sentBack)} />
      )}
      {mode === 'withdraw' ? (
        <Withdraw
          texts={texts}
          isBusy={isBusy}
          onKeep={() => {
            setMode('read')
            head.current?.focus()
          }}
          onWithdraw={() => void change('withdraw')}
        />
      ) : (
        <div className="flex flex-wrap gap-2 print:hidden">
          {COMPANY.PATH && (STATUS === 'closed' || STATUS === 'withdrawn') && (
            <a href={localizePath(`${COMPANY.PATH}/ask-question`, locale)} className="btn btn-primary">
              {texts.askAgain}
            </a>
          )}
          {COMPANY.PHONE && <ClinicCall phone={COMPANY.PHONE} word={texts.call} path={COMPANY.PATH} />}
          {MAY.WITHDRAW && (
            <button type="button" className="btn btn-empty" onClick={() => setMode('withdraw')}>
              {texts.withdraw}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** The addressee of a question, and its number. */
const factsOf = ({ COMPANY, SPECIALIST, SPECIALITY, QUESTION_CODE }: OwnQuestion, texts: QuestionTexts) =>
  [
    `${texts.to}: ${[COMPANY.NAME, SPECIALIST ?? SPECIALITY].filter(Boolean).join(', ')}`,
    texts.number.replace('{number}', QUESTION_CODE),
  ].join(' · ')
