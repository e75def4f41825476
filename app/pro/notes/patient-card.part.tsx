'use client'

import NotebookText from 'lucide-react/icons/notebook-text'
import { useState } from 'react'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { patientNotes } from '../../queries/patients.ts'
import { useTranslation } from '../../use-translation.ts'
import { visitLink } from '../appointments/visit-link.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

/** The notes of doctors. They are opened by a press, because the patient is told of it. */
function Notes(props: PatientPartProps) {
  const { t } = useTranslation()
  const [isOpened, setOpened] = useState(false)
  if (isOpened) return <NoteList {...props} />
  return (
    <>
      <Button variant="secondary" icon={NotebookText} onClick={() => setOpened(true)}>
        {t('visits:cardNotes.open')}
      </Button>
      <p className="mt-2 max-w-text text-sm text-ink-soft">{t('visits:cardNotes.told')}</p>
    </>
  )
}

function NoteList({ place, base, patient }: PatientPartProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const calendar = `${base}/${sectionPath('doctor-appointment')}`
  return (
    <PatientPartState query={patientNotes(place, patient)}>
      {({ data }) =>
        data.length === 0 ? (
          <p role="status" className="text-ink-soft">
            {t('visits:cardNotes.none')}
          </p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {data.map((note) => (
              <li key={note.NOTE} className="grid gap-2 py-4">
                <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
                  <AppLink
                    href={visitLink(calendar, note)}
                    prefetch={false}
                    className="link inline-flex min-h-11 items-center tabular-nums pointer-fine:min-h-7"
                  >
                    {formatCalendarDate(note.DATE, locale)}, {note.LABEL}
                  </AppLink>
                  {readLocalized(note, 'AUTHOR', locale)?.text ?? t('visits:formerDoctor')}
                </p>
                <p lang={note.LANG} className="max-w-text wrap-anywhere whitespace-pre-line">
                  {note.TEXT}
                </p>
                {note.ADDITIONS.map(({ TEXT, DATE }) => (
                  <div key={`${DATE} ${TEXT}`} className="max-w-text border-s-2 border-line-strong ps-3">
                    <p className="text-sm text-ink-soft">
                      {t('visits:note.addition')} · {formatCalendarDate(DATE, locale)}
                    </p>
                    <p lang={note.LANG} className="wrap-anywhere whitespace-pre-line">
                      {TEXT}
                    </p>
                  </div>
                ))}
              </li>
            ))}
          </ul>
        )
      }
    </PatientPartState>
  )
}

export const part: PatientPart = {
  label: 'visits:cardNotes.title',
  order: 20,
  section: 'notes',
  Part: Notes,
}
