'use client'

import PenLine from 'lucide-react/icons/pen-line'
import { useState } from 'react'
import type { VisitNotes } from '../../../../../schemas/api/visit.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { visitNotesOf } from '../../../../queries/appointments.ts'
import { keptText } from '../../../../state/kept-texts.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { PatientPartState } from '../../../patient-part-state.tsx'
import { useBranch } from '../../appointments-context.ts'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import { noteTexts } from './use-kept-text.ts'
import { useNoteCalls } from './use-note-calls.ts'

/** The notes of doctors on a visit; its doctor writes them here. */
export function NotesPart({ code }: { code: string }) {
  const { place } = useBranch()
  return (
    <PatientPartState query={visitNotesOf(place, code)}>
      {(notes) => <Notes code={code} notes={notes} />}
    </PatientPartState>
  )
}

function Notes({ code, notes: { NOTES, MAY_WRITE, VALUES } }: { code: string; notes: VisitNotes }) {
  const { t } = useTranslation()
  const { person } = useBranch()
  const { write } = useNoteCalls(code)
  const name = `${noteTexts(person, code)}new`
  /** Said in place: a toast would cover the dialog. */
  const [isSaved, setSaved] = useState(false)
  const [isWriting, setWriting] = useState(NOTES.length === 0 || keptText(name) !== '')
  return (
    <div className="grid gap-6">
      {NOTES.length === 0 && !MAY_WRITE && <p className="text-ink-soft">{t('visits:note.noneRead')}</p>}
      {NOTES.map((note) => (
        <NoteItem key={note.NOTE} code={code} note={note} onSaved={() => setSaved(true)} />
      ))}
      <div>
        <p role="status" className="mb-3 text-success-ink empty:mb-0">
          {isSaved && t('visits:note.saved')}
        </p>
        {MAY_WRITE && isWriting && (
          <NoteForm
            name={name}
            label={t(NOTES.length === 0 ? 'visits:note.text' : 'visits:note.new')}
            save={t('visits:note.save')}
            values={VALUES}
            hint={t('visits:note.rule')}
            send={async (TEXT) => {
              await write({ TEXT })
              setWriting(false)
              setSaved(true)
            }}
            {...(NOTES.length > 0 && { onCancel: () => setWriting(false) })}
          />
        )}
        {MAY_WRITE && !isWriting && (
          <Button
            variant="secondary"
            size="small"
            icon={PenLine}
            onClick={() => {
              setSaved(false)
              setWriting(true)
            }}
          >
            {t(NOTES.length === 0 ? 'visits:note.write' : 'visits:note.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
