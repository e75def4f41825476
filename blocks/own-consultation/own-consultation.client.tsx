import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { OwnConsultation } from '../../schemas/api/consultation.ts'
import { consultationStatus } from '../../schemas/consultations/consultation-status.ts'
import { focusOnce } from '../../ui/core/focus-once.ts'
import { CaseHistory } from '../parts/common/case-history.tsx'
import { ClinicCall } from '../parts/common/clinic-call.tsx'
import type { DateWords } from '../parts/common/date-words.ts'
import { NotYetThere, useLinked } from '../parts/common/linked.client.tsx'
import type { ConsultationTexts } from '../parts/consultations/consultation-texts.ts'
import { momentInWords, stateInWords } from '../parts/consultations/consultation-words.ts'
import { EditConsultation, EndConsultation } from './consultation-acts.client.tsx'
import { MessageForm } from './message-form.client.tsx'
import { Messages } from './messages.client.tsx'
import { useLive } from './use-live.client.tsx'

type Props = { locale: Locale; texts: ConsultationTexts; words: DateWords }

/** A consultation by its link: its state in words, its messages, and the possible actions. */
export default function OwnConsultationClient({ locale, texts, words }: Props) {
  const { link, found, fault, retry, refresh, act } = useLinked<OwnConsultation>('online_consultation')
  const [mode, setMode] = useState<'read' | 'end' | 'kept'>('read')
  const [notice, setNotice] = useState<string>()
  /** The reason why it could not be ended. */
  const [obstacle, setObstacle] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  useLive(refresh, found !== undefined && !isBusy)
  useRead(found, act)

  if (fault || !found || !link)
    return <NotYetThere fault={fault} retry={retry} texts={texts} locale={locale} />

  /** Waits for a call and announces its success; a refusal is left to the form. */
  async function change(done: Promise<void>, said: string): Promise<void> {
    setBusy(true)
    setNotice(undefined)
    try {
      await done
      setMode('read')
      setNotice(said)
    } catch (error) {
      if (error instanceof CallError && error.status === 409) retry()
      throw error
    } finally {
      setBusy(false)
    }
  }
  /** The same for a change of the state: the focus goes to the name of the new state. */
  const changeState = async (done: Promise<void>, said: string) => {
    await change(done, said)
    head.current?.focus()
  }
  const end = () =>
    changeState(act('end'), texts.ended).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setObstacle(error.sentence)
    })
  const { COMPANY, MAY, REASON, STATUS, REOPEN_UNTIL } = found
  const when = (at: string) => momentInWords(at, COMPANY.TIMEZONE, words)
  const state = stateInWords(found)
  const isOver = STATUS === consultationStatus.ended
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h2 ref={head} tabIndex={-1} className="text-3xl outline-none">
          {texts[state]}
        </h2>
        <p className="max-w-text text-ink-soft">
          {isOver && !REOPEN_UNTIL
            ? texts.endedFinalText
            : texts[`${state}Text`].replace('{at}', REOPEN_UNTIL ? when(REOPEN_UNTIL) : '')}
        </p>
        {REASON && (STATUS === consultationStatus.blocked || isOver) && (
          <p className="max-w-text">
            {texts.reason}: {REASON}
          </p>
        )}
        <p className="text-ink-soft">
          {texts.with}: {[COMPANY.NAME, found.SPECIALIST].filter(Boolean).join(', ')} ·{' '}
          {texts.number.replace('{number}', found.CONSULTATION_CODE)}
        </p>
      </div>
      <Messages consultation={found} link={link} texts={texts} when={when} />
      <CaseHistory title={texts.history} history={found.HISTORY} when={when} />
      {notice && (
        <p role="status" className="rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
          {notice}
        </p>
      )}
      {MAY.EDIT && (
        <EditConsultation
          texts={texts}
          text={found.TEXT}
          send={(TEXT) => changeState(act(undefined, { TEXT }, { method: 'PUT' }), texts.edited)}
        />
      )}
      {MAY.WRITE && mode !== 'end' && (
        <MessageForm
          texts={texts}
          reopens={isOver}
          send={(body, key) => change(act('message', body, { key }), texts.sent)}
        />
      )}
      {mode === 'end' ? (
        <EndConsultation
          texts={texts}
          isBusy={isBusy}
          obstacle={obstacle}
          onKeep={() => setMode('kept')}
          onEnd={() => void end()}
        />
      ) : (
        <div className="flex flex-wrap gap-2 print:hidden">
          {isOver && !MAY.WRITE && (
            <a href={localizePath('/online-consultations', locale)} className="btn btn-primary">
              {texts.askAgain}
            </a>
          )}
          {COMPANY.PHONE && <ClinicCall phone={COMPANY.PHONE} word={texts.call} path={COMPANY.PATH} />}
          {MAY.END && (
            <button
              ref={mode === 'kept' ? focusOnce : undefined}
              type="button"
              className="btn btn-empty"
              onClick={() => {
                setObstacle(undefined)
                setMode('end')
              }}
            >
              {texts.end}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** Reports once for each last message that it was seen. */
function useRead(
  found: OwnConsultation | undefined,
  act: (what: string, body: object) => Promise<void>,
): void {
  const until = found && found.UNREAD > 0 ? found.MESSAGES.at(-1)?.AT : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each instant
  useEffect(() => {
    if (until === undefined || document.visibilityState !== 'visible') return
    // A failed report of reading does not matter to the reader: the next message reports it again.
    act('read', { UNTIL: until }).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error
    })
  }, [until])
}
