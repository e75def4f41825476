'use client'

import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import type { OpenedRecord } from '../../../../schemas/api/profile.ts'
import { formatCalendarDate } from '../../../../schemas/formats/date.ts'
import { documentPath, writeDocumentCode } from '../../../../schemas/formats/document-code.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { AppBackLink } from '../../../navigation/app-back-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { DocumentLink } from '../../document-link.tsx'
import { sectionPath } from '../../sections.ts'
import { Words } from '../../words.tsx'
import { RecordViews } from './record-views.tsx'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 @lg:grid-cols-[12rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type Props = {
  record: OpenedRecord
  /** When the page was rendered. */
  now: string
}

/** One record, printable, and the log of its openings. */
export function RecordScreen({ record, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { KIND, TITLE, LANG, DATE, COMPANY, SPECIALIST, DOCUMENT_CODE, IS_REVOKED, TEXT, VIEWS } = record
  return (
    <>
      <AppBackLink href={sectionPath('medical-records')} label={t('profile:records.back')} />
      <p className="text-ink-soft">{t(`profile:records.kind.${KIND}`)}</p>
      <h1 className="mt-1 text-3xl" lang={LANG}>
        {TITLE}
      </h1>
      <dl className="mt-6 grid gap-2">
        <Fact name={t('profile:records.date')}>
          <time dateTime={DATE}>{formatCalendarDate(DATE, locale)}</time>
        </Fact>
        <Fact name={t('profile:records.company')}>
          <DocumentLink path={COMPANY.PATH}>
            <Words of={COMPANY.NAME} />
          </DocumentLink>
        </Fact>
        {SPECIALIST && (
          <Fact name={t('profile:records.doctor')}>
            <Words of={SPECIALIST} />
          </Fact>
        )}
        {DOCUMENT_CODE && (
          <Fact name={t('profile:records.documentCode')}>
            <DocumentLink path={documentPath(LANG, DOCUMENT_CODE)} className="link font-medium tracking-wide">
              <span className="tabular-nums">{writeDocumentCode(DOCUMENT_CODE)}</span>
            </DocumentLink>
            {IS_REVOKED && (
              <>
                {' '}
                <Badge tone="danger">{t('profile:records.revoked')}</Badge>
              </>
            )}
          </Fact>
        )}
      </dl>
      {TEXT ? (
        <p className="mt-6 max-w-text whitespace-pre-line" lang={LANG}>
          {TEXT}
        </p>
      ) : (
        <p className="mt-6 max-w-text text-ink-soft">{t('profile:records.noText')}</p>
      )}
      <Button variant="secondary" icon={Printer} onClick={() => print()} className="mt-6 print:hidden">
        {t('profile:records.print')}
      </Button>
      <RecordViews views={VIEWS} now={now} />
    </>
  )
}
