'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localizePath } from '../../../../locales/locale.ts'
import type { IssuedDocument } from '../../../../schemas/api/documents.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Segments } from '../../../../ui/form/segments.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { ProPage } from '../../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../../navigation/app-back-link.tsx'
import { documents } from '../../../queries/documents.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import { type DocumentsPlace, DocumentsPlaceProvider } from '../documents-place.ts'
import { ChoosePatient } from './choose-patient.tsx'
import { FileForm } from './file-form.tsx'
import { TemplateForm } from './template-form.tsx'

type Props = {
  place: DocumentsPlace
  /** PATIENT_CODE of the card, APPOINTMENT_CODE of the visit, and the code of the template that are chosen already. */
  patient: string | undefined
  visit: string | undefined
  template: string | undefined
}

const ways = ['template', 'file'] as const

/** Issues a document: to whom, from a template or as a file of the clinic's own, and what it says. */
export function Issue({ place, patient: first, visit, template }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const invalidate = useInvalidate(documents)
  const [patient, setPatient] = useState(first)
  const [way, setWay] = useState<(typeof ways)[number]>('template')

  function issued({ CODE, NUMBER }: IssuedDocument) {
    toast({ message: t('documents:issue.done', { number: NUMBER }), variant: 'success' })
    void invalidate()
    router.push(localizePath(`${place.path}/${CODE}`, locale))
  }
  return (
    <DocumentsPlaceProvider value={place}>
      <AppBackLink href={place.path} label={t('documents:back')} />
      <ProPage title={t('documents:issue.title')}>
        <div className="max-w-text">
          <ChoosePatient patient={patient} onChoose={setPatient} />
          {patient && (
            <div className="mt-6">
              <Segments
                label={t('documents:issue.way')}
                options={ways.map((value) => ({ value, label: t(`documents:issue.ways.${value}`) }))}
                value={way}
                onChange={setWay}
              />
            </div>
          )}
        </div>
        {patient && (
          <div className="mt-6">
            {way === 'template' ? (
              <TemplateForm
                key={patient}
                patient={patient}
                visit={patient === first ? visit : undefined}
                template={template}
                onIssued={issued}
              />
            ) : (
              <FileForm
                key={patient}
                patient={patient}
                visit={patient === first ? visit : undefined}
                onIssued={issued}
              />
            )}
          </div>
        )}
      </ProPage>
    </DocumentsPlaceProvider>
  )
}
