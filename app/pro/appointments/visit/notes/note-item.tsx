import { useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { serverNow } from '../../../../../client/server-clock.ts'
import { readLocalized } from '../../../../../schemas/api/localized-names.ts'
import type { VisitNote } from '../../../../../schemas/api/visit.ts'
import { formatDate } from '../../../../../schemas/formats/date.ts'
import { noteTextMs } from '../../../../../schemas/visits/note-parts.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Expandable } from '../../../../../ui/shown/expandable.tsx'
import { keepText, keptText } from '../../../../state/kept-texts.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { NoteForm } from './note-form.tsx'
import { noteTexts } from './use-kept-text.ts'
import { useNoteCalls } from './use-note-calls.ts'

type Kind = VisitNote['PARTS'][number]['KIND']

type Props = { code: string; note: VisitNote; onSaved: () => void }

/** A note with its additions and former texts. Its author corrects the text for a day, and adds to it later. */
export function NoteItem({ code, note, onSaved }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { person, timezone } = useBranch()
  const { change } = useNoteCalls(code)
  const nameOf = (kind: Kind) => `${noteTexts(person, code)}${note.NOTE}:${kind}`
  const [edited, setEdited] = useState<Kind | undefined>(() =>
    note.MAY_CHANGE && keptText(nameOf('text'))
      ? 'text'
      : keptText(nameOf('addition'))
        ? 'addition'
        : undefined,
  )
  const [isKept, setKept] = useState(false)
  const now = serverNow()
  const moment = (instant: string | Date) => formatDate(instant, locale, timezone, now)
  const texts = note.PARTS.filter(({ KIND }) => KIND === 'text')
  const former = texts.slice(0, -1)
  const additions = note.PARTS.filter(({ KIND }) => KIND === 'addition')

  async function send(KIND: Kind, TEXT: string) {
    try {
      await change(note.NOTE, { KIND, TEXT })
      onSaved()
      setEdited(undefined)
      setKept(false)
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'NOTE_KEPT') throw error
      // The day is over: what was typed becomes an addition, if the doctor wants that.
      keepText(nameOf('addition'), TEXT)
      keepText(nameOf('text'), '')
      setKept(true)
      setEdited('addition')
    }
  }
  return (
    <article className="grid gap-3 border-b border-line pb-5">
      <p className="text-sm text-ink-soft">
        {[readLocalized(note, 'AUTHOR', locale)?.text ?? t('visits:formerDoctor'), moment(note.AT)].join(
          ' · ',
        )}
      </p>
      {edited === 'text' ? (
        <NoteForm
          name={nameOf('text')}
          first={note.TEXT}
          label={t('visits:note.text')}
          save={t('visits:note.save')}
          hint={t('visits:note.until', {
            moment: moment(new Date(Date.parse(note.AT) + noteTextMs)),
          })}
          send={(text) => send('text', text)}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <p lang={note.LANG} className="wrap-anywhere whitespace-pre-line">
          {note.TEXT}
        </p>
      )}
      {additions.map(({ TEXT, AT }) => (
        <div key={AT} className="border-s-2 border-line-strong ps-3">
          <p className="text-sm text-ink-soft">
            {t('visits:note.addition')} · {moment(AT)}
          </p>
          <p lang={note.LANG} className="wrap-anywhere whitespace-pre-line">
            {TEXT}
          </p>
        </div>
      ))}
      {former.length > 0 && (
        <div className="text-sm">
          <Expandable summary={t('visits:note.versions', { number: former.length })}>
            <ul className="grid gap-3">
              {former.map(({ TEXT, AT }) => (
                <li key={AT}>
                  <p className="text-ink-soft">{moment(AT)}</p>
                  <p lang={note.LANG} className="wrap-anywhere whitespace-pre-line">
                    {TEXT}
                  </p>
                </li>
              ))}
            </ul>
          </Expandable>
        </div>
      )}
      {edited === 'addition' && (
        <NoteForm
          key="addition"
          name={nameOf('addition')}
          label={t('visits:note.addition')}
          save={t('visits:note.saveAddition')}
          {...(isKept && { alert: t('visits:note.kept') })}
          send={(text) => send('addition', text)}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {edited === undefined && (note.MAY_CHANGE || note.MAY_ADD) && (
        <div className="flex flex-wrap items-center gap-2">
          {note.MAY_CHANGE && (
            <Button variant="secondary" size="small" onClick={() => setEdited('text')}>
              {t('visits:note.correct')}
            </Button>
          )}
          {note.MAY_ADD && (
            <Button variant="secondary" size="small" onClick={() => setEdited('addition')}>
              {t('visits:note.add')}
            </Button>
          )}
          {note.MAY_CHANGE && (
            <span className="text-sm text-ink-soft">
              {t('visits:note.until', { moment: moment(new Date(Date.parse(note.AT) + noteTextMs)) })}
            </span>
          )}
        </div>
      )}
    </article>
  )
}
