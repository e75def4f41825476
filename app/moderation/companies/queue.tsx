'use client'

import Inbox from 'lucide-react/icons/inbox'
import { localizePath } from '../../../locales/locale.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { type CompanyStatus, companyStatuses } from '../../../schemas/companies/company-status.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { Table } from '../../../ui/shown/table.tsx'
import { moderatedCompanies } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  status: CompanyStatus
  search: string
  page: number
  /** When the page was rendered. */
  now: string
}

const path = '/moderation/companies'

/** Companies with one status; those that have waited longest come first. */
export function Queue({ status, search, page: number, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(moderatedCompanies(status, search, number))
  const cards = data.map((card) => ({
    ...card,
    name: readLocalized(card, 'COMPANY_NAME', locale) ?? { text: card.COMPANY_CODE, lang: locale },
    since: card.SINCE && formatInHomeZone(card.SINCE, locale, now),
  }))
  const hrefOf = (values: Record<string, string>) => {
    const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
    return localizePath(path, locale) + (query.size > 0 ? `?${query}` : '')
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">{t('moderation:queue.companies')}</h1>
        <search>
          <form action={localizePath(path, locale)} className="flex gap-2">
            <input type="hidden" name="status" value={status} />
            <Input
              kind="search"
              name="search"
              defaultValue={search}
              aria-label={t('moderation:search')}
              placeholder={t('moderation:search')}
              className="sm:w-80"
            />
            <Button type="submit" variant="secondary">
              {t('moderation:find')}
            </Button>
          </form>
        </search>
      </div>
      <div className="mt-6">
        <TabLinks
          label={t('moderation:standing')}
          items={companyStatuses.map((one) => ({
            href: hrefOf({ status: one === 'moderation' ? '' : one, search }),
            label: t(`moderation:status.${one}`),
            current: one === status,
          }))}
        />
      </div>
      <div className="mt-4">
        <Table
          caption={t('moderation:found', { count: meta.total })}
          keyOf={({ COMPANY_CODE }) => COMPANY_CODE}
          rows={cards}
          empty={
            <EmptyState
              icon={Inbox}
              title={t(search ? 'moderation:nothingFound' : `moderation:empty.${status}`)}
            />
          }
          columns={[
            {
              key: 'name',
              label: t('moderation:column.name'),
              cell: ({ COMPANY_CODE, name }) => (
                <a href={localizePath(`${path}/${COMPANY_CODE}`, locale)} className="link block py-1">
                  <LocalizedText value={name} />
                </a>
              ),
            },
            {
              key: 'kind',
              label: t('moderation:column.kind'),
              cell: ({ KIND }) => t(`registration:kind.${KIND}`),
            },
            {
              key: 'city',
              label: t('moderation:column.city'),
              cell: ({ LOCATION_NAME }) => LOCATION_NAME ?? '\u2013',
            },
            {
              key: 'tax',
              label: t('moderation:column.tax'),
              cell: ({ TAX_NUMBER }) => TAX_NUMBER ?? '\u2013',
              isNumber: true,
            },
            {
              key: 'papers',
              label: t('moderation:column.papers'),
              cell: ({ SCANS }) => SCANS,
              isNumber: true,
            },
            { key: 'since', label: t('moderation:column.since'), cell: ({ since }) => since ?? '\u2013' },
          ]}
        />
      </div>
      <div className="mt-6">
        <Pagination
          page={meta.page}
          pages={meta.pages}
          hrefOf={(page) =>
            hrefOf({
              status: status === 'moderation' ? '' : status,
              search,
              page: page === 1 ? '' : String(page),
            })
          }
        />
      </div>
    </>
  )
}
