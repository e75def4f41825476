'use client'

import FileHeart from 'lucide-react/icons/file-heart'
import { localizePath } from '../../../locales/locale.ts'
import type { MedicalRecord } from '../../../schemas/api/profile.ts'
import { type RecordKind, recordKinds } from '../../../schemas/api/profile-kinds.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { documentPath, writeDocumentCode } from '../../../schemas/formats/document-code.ts'
import { homeDay } from '../../../schemas/formats/home-day.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { medicalRecords } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { DocumentLink } from '../document-link.tsx'
import { FilterTabs } from '../filter-tabs.tsx'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { Words } from '../words.tsx'
import { Openings } from './openings.tsx'
import { recordIcons } from './record-icons.ts'

const base = sectionPath('medical-records')
const hrefOf = (kind: string | undefined) => (kind === undefined ? base : `${base}?kind=${kind}`)

function RecordLine({ record, today }: { record: MedicalRecord; today: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { RECORD_CODE, KIND, TITLE, LANG, DATE, COMPANY, SPECIALIST, DOCUMENT_CODE, IS_REVOKED } = record
  return (
    <li className="relative flex items-start gap-4 py-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-accent-tint text-accent-ink">
        <Icon of={recordIcons[KIND]} />
      </span>
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          {t(`profile:records.kind.${KIND}`)} ·{' '}
          <time dateTime={DATE}>{formatCalendarDate(DATE, locale, today)}</time>
        </p>
        {/* No prefetch: the API logs each opening of a record. */}
        <AppLink
          href={`${base}/${RECORD_CODE}`}
          prefetch={false}
          className="stretched font-medium hover:text-accent-ink"
        >
          <span lang={LANG}>{TITLE}</span>
        </AppLink>
        <p className="text-sm text-ink-soft">
          <Words of={COMPANY.NAME} />
          {SPECIALIST && (
            <>
              {' · '}
              <Words of={SPECIALIST} />
            </>
          )}
        </p>
        {DOCUMENT_CODE && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            {/* Above the link that covers the entry. */}
            <span className="relative z-10">
              <DocumentLink path={documentPath(LANG, DOCUMENT_CODE)} className="link">
                {t('profile:records.check', { code: writeDocumentCode(DOCUMENT_CODE) })}
              </DocumentLink>
            </span>
            {IS_REVOKED && <Badge tone="danger">{t('profile:records.revoked')}</Badge>}
          </p>
        )}
      </div>
    </li>
  )
}

type Props = { page: number; kind: RecordKind | undefined; openings: number; now: string }

/** R89: visits, documents and consultations, all or of one kind; below them who has opened the cards that clinics keep. */
export function RecordsScreen({ page, kind, openings, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(medicalRecords(page, kind))
  const title = t('profile:section.medical-records')
  if (kind === undefined && meta.total === 0)
    return (
      <Screen title={title}>
        <EmptyState
          icon={FileHeart}
          title={t('profile:records.empty')}
          text={t('profile:records.emptyText')}
          action={
            <ButtonLink link={{ href: localizePath('/', locale) }}>
              {t('profile:overview.findClinic')}
            </ButtonLink>
          }
        />
        <Openings page={openings} now={now} />
      </Screen>
    )
  const tabs = [undefined, ...recordKinds].map((one) => ({
    href: hrefOf(one),
    label: one === undefined ? t('profile:records.all') : t(`profile:records.kinds.${one}`),
    current: one === kind,
  }))
  return (
    <Screen title={title}>
      <FilterTabs label={t('profile:records.filter')} items={tabs} />
      {data.length === 0 ? (
        <p className="py-4 text-ink-soft">{t('profile:records.emptyOfKind')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((record) => (
            <RecordLine key={record.RECORD_CODE} record={record} today={homeDay(Date.parse(now))} />
          ))}
        </ul>
      )}
      <ListPages path={hrefOf(kind)} meta={meta} />
      <Openings page={openings} now={now} />
    </Screen>
  )
}
