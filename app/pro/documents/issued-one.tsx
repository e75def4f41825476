'use client'

import Download from 'lucide-react/icons/download'
import FilePlus from 'lucide-react/icons/file-plus'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { download } from '../../../client/download.ts'
import { localeNames } from '../../../locales/languages.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import type { OpenedDocument } from '../../../schemas/api/documents.ts'
import { documentKinds } from '../../../schemas/documents/document-kinds.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { documents, issuedDocument } from '../../queries/documents.ts'
import { parsed } from '../../queries/parsed.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useInvalidate, useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { CheckLink } from './check-link.tsx'
import { DocumentStatus } from './document-status.tsx'
import { type DocumentsPlace, DocumentsPlaceProvider } from './documents-place.ts'
import { History } from './history.tsx'
import { issueLink } from './issue-link.ts'
import { openFile } from './open-file.ts'
import { Revoke } from './revoke.tsx'
import { SendLink } from './send-link.tsx'

type Props = { place: DocumentsPlace; code: string; now: string }

/** A document that the clinic has issued: its file, its link, and what has happened to it. */
export function IssuedOne({ place, code, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const query = issuedDocument(place.place, code)
  const one = useApiQuery(query)
  const invalidate = useInvalidate(documents)
  const { busy, act } = useSubjectMutation(documents)
  const name = `${documentKinds[one.KIND][locale]} № ${one.NUMBER}`
  const isRevoked = one.STATUS === 'revoked'

  /** Prints what is still valid: it may have been revoked since the page was opened, or while the file came. */
  async function print() {
    try {
      const state = await parsed(query.schema, call('GET', query.path))
      if (state.STATUS !== 'revoked') await openFile('GET', `${query.path}/file`, name)
      const after = await parsed(query.schema, call('GET', query.path))
      if (after.STATUS === 'revoked') toast({ message: t('documents:revokedMeanwhile'), variant: 'error' })
      void invalidate()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    }
  }
  const save = () => act('save', () => download(`${query.path}/file`, `${name}.pdf`), t('documents:saved'))
  return (
    <DocumentsPlaceProvider value={place}>
      <AppBackLink href={place.path} label={t('documents:back')} />
      <ProPage
        title={name}
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" icon={Download} loading={busy === 'save'} onClick={() => void save()}>
              {t('documents:save')}
            </Button>
            {!isRevoked && (
              <Button icon={Printer} onClick={() => void print()}>
                {t('documents:print')}
              </Button>
            )}
          </div>
        }
      >
        {isRevoked && (
          <div className="mb-6 max-w-text rounded-control bg-danger-tint px-4 py-3 text-danger-ink">
            <p className="font-medium">{t('documents:isRevoked')}</p>
            <p className="mt-1">{one.REVOKED_REASON}</p>
          </div>
        )}
        <Facts one={one} place={place} />
        <div className="mt-10 grid gap-10 @4xl/page:grid-cols-2">
          {!isRevoked && (
            <Part title={t('documents:link.title')}>
              <CheckLink one={one} />
              <SendLink one={one} now={now} />
            </Part>
          )}
          <Part title={t('documents:history.title')}>
            <History one={one} now={now} />
          </Part>
        </div>
        {place.mayIssue && (
          <div className="mt-10 border-t border-line pt-6">
            {isRevoked ? (
              <AppLink
                href={issueLink(place.base, one.PATIENT_CODE ? { patient: one.PATIENT_CODE } : {})}
                className={buttonClass('secondary')}
              >
                <Icon of={FilePlus} />
                {t('documents:issue.instead')}
              </AppLink>
            ) : one.IS_OF_OWN_PLACE ? (
              <Revoke one={one} />
            ) : (
              <p className="max-w-text text-ink-soft">{t('documents:revoke.elsewhere')}</p>
            )}
          </div>
        )}
      </ProPage>
    </DocumentsPlaceProvider>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0">
    <h2 className="mb-3 text-xl">{title}</h2>
    {children}
  </section>
)

function Facts({ one, place }: { one: OpenedDocument; place: DocumentsPlace }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const day = (date: string) => <time dateTime={date}>{formatCalendarDate(date, locale)}</time>
  const facts: [name: string, value: ReactNode][] = [
    [t('documents:fact.status'), <DocumentStatus key="status" status={one.STATUS} />],
    [
      t('documents:fact.patient'),
      one.PATIENT_CODE && place.mayReadPatients ? (
        <AppLink
          key="patient"
          href={`${place.base}/${sectionPath('patients')}/${one.PATIENT_CODE}`}
          prefetch={false}
          className="link"
        >
          {one.PATIENT}
        </AppLink>
      ) : (
        one.PATIENT
      ),
    ],
    [t('documents:fact.doctor'), one.DOCTOR],
    [t('documents:fact.visit'), one.VISIT && day(one.VISIT)],
    [t('documents:fact.issued'), day(one.ISSUED)],
    [t('documents:fact.validTo'), one.VALID_TO ? day(one.VALID_TO) : t('documents:fact.forever')],
    [t('documents:fact.language'), localeNames[one.LANG]],
    [t('documents:fact.pages'), one.PAGES],
  ]
  return (
    <dl className="grid max-w-text gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-2">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 max-sm:mb-2">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
