'use client'

import FilePlus from 'lucide-react/icons/file-plus'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { issuedDocuments } from '../../queries/documents.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'
import { DocumentList } from './document-list.tsx'
import { issueLink } from './issue-link.ts'
import { listAddress } from './list-address.ts'

/** The newest documents of a patient, and the way to issue one. */
function Documents({ place, base, patient, permissions }: PatientPartProps) {
  const { t } = useTranslation()
  const path = `${base}/${sectionPath('documents')}`
  return (
    <PatientPartState query={issuedDocuments(place, { patient })}>
      {({ data, meta }) => (
        <div className="grid justify-items-start gap-4">
          {data.length === 0 ? (
            <p className="text-ink-soft">{t('documents:ofPatient.none')}</p>
          ) : (
            <div className="w-full">
              <DocumentList documents={data} path={path} isOfOne />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            {permissions.documents?.includes('write') && (
              <AppLink href={issueLink(base, { patient })} className={buttonClass('secondary')}>
                <Icon of={FilePlus} />
                {t('documents:issue.do')}
              </AppLink>
            )}
            {meta.total > data.length && (
              <AppLink href={listAddress(path, { patient })} className={buttonClass('empty')}>
                {t('documents:ofPatient.all', { count: meta.total })}
              </AppLink>
            )}
          </div>
        </div>
      )}
    </PatientPartState>
  )
}

export const part: PatientPart = {
  label: 'application:area.documents',
  order: 30,
  section: 'documents',
  Part: Documents,
}
