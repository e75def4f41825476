'use client'

import FilePlus from 'lucide-react/icons/file-plus'
import FileText from 'lucide-react/icons/file-text'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { localizePath } from '../../../locales/locale.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { type IssuedList, issuedDocuments } from '../../queries/documents.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListNotFound } from '../area/list-states.tsx'
import { DocumentFilters } from './document-filters.tsx'
import { DocumentList } from './document-list.tsx'
import type { DocumentsPlace } from './documents-place.ts'
import { issueLink } from './issue-link.ts'
import { listAddress } from './list-address.ts'

/** The documents that a company has issued: found by number, patient and code, and filtered. */
export function Documents({ place, list }: { place: DocumentsPlace; list: IssuedList }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const { data, meta } = useApiQuery(issuedDocuments(place.place, list))
  /** How often all filters were taken away: their fields begin anew then. */
  const [resets, setResets] = useState(0)
  const { page = 1, ...asked } = list
  const isFiltered = Object.keys(asked).length > 0
  const isEmpty = meta.total === 0 && !isFiltered
  const hrefOf = (to: IssuedList) => localizePath(listAddress(place.path, to), locale)
  const issue = place.mayIssue && (
    <AppLink href={issueLink(place.base)} className={buttonClass()}>
      <Icon of={FilePlus} />
      {t('documents:issue.do')}
    </AppLink>
  )
  return (
    <ProPage
      title={t('application:area.documents')}
      lead={t(place.mayIssue ? 'documents:lead' : 'documents:leadRead')}
      action={!isEmpty && issue}
    >
      {isEmpty ? (
        <EmptyState
          icon={FileText}
          title={t('documents:empty')}
          text={t(place.mayIssue ? 'documents:emptyText' : 'documents:emptyRead')}
          action={issue}
        />
      ) : (
        <>
          {list.patient && (
            <p className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control bg-surface px-4 py-2">
              {t('documents:ofPatient.only')}
              <AppLink href={place.path} className="link inline-flex min-h-11 items-center">
                {t('documents:ofPatient.leave')}
              </AppLink>
            </p>
          )}
          <DocumentFilters
            key={resets}
            place={place}
            list={list}
            onChange={(next) => router.replace(hrefOf(next), { scroll: false })}
          />
          <p role="status" className="mt-4 mb-2 text-sm text-ink-soft tabular-nums">
            {t(isFiltered ? 'business:list.found' : 'business:list.total', { count: meta.total })}
          </p>
          {data.length === 0 ? (
            <ListNotFound
              onReset={() => {
                setResets(resets + 1)
                router.replace(hrefOf({}), { scroll: false })
              }}
            />
          ) : (
            <DocumentList documents={data} path={place.path} />
          )}
          <div className="mt-6">
            <Pagination page={page} pages={meta.pages} hrefOf={(to) => hrefOf({ ...list, page: to })} />
          </div>
        </>
      )}
    </ProPage>
  )
}
