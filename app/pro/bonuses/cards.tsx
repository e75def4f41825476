'use client'

import Gift from 'lucide-react/icons/gift'
import { useRouter } from 'next/navigation'
import { localizePath } from '../../../locales/locale.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Pagination } from '../../../ui/page/pagination.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { bonusCards } from '../../queries/bonuses.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  /** Company and branch as in a path: `1001/11`. */
  place: string
  /** The path of the company's business section, without the language. */
  base: string
  search: string
  page: number
}

/** The bonus cards of a company with their balances, found by patient, phone number or code. */
export function Cards({ place, base, search, page }: Props) {
  const path = `${base}/${sectionPath('bonus-system')}`
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const { data, meta } = useApiQuery(bonusCards(place, { search, page }))
  const hrefOf = (wanted: string, number = 1) => {
    const query = new URLSearchParams({
      ...(wanted && { search: wanted }),
      ...(number > 1 && { page: String(number) }),
    }).toString()
    return localizePath(query ? `${path}?${query}` : path, locale)
  }
  return (
    <ProPage title={t('application:area.bonus-system')} lead={t('bonuses:lead')}>
      {(meta.total > 0 || search) && (
        <search>
          <form
            noValidate
            action={localizePath(path, locale)}
            className="flex flex-wrap items-end gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              const typed = new FormData(event.currentTarget).get('search')
              router.push(hrefOf(typeof typed === 'string' ? typed.trim() : ''))
            }}
          >
            <Field label={t('bonuses:search')} className="grow sm:max-w-md">
              <Input kind="search" name="search" maxLength={200} defaultValue={search} />
            </Field>
            <Button type="submit" variant="secondary">
              {t('bonuses:desk.find')}
            </Button>
          </form>
        </search>
      )}
      {meta.total === 0 ? (
        <EmptyState
          icon={Gift}
          title={t(search ? 'bonuses:none' : 'bonuses:emptyList')}
          text={t(search ? 'bonuses:noneText' : 'bonuses:emptyText')}
          {...(!search && {
            action: (
              <div className="flex flex-wrap gap-2">
                <AppLink href={`${base}/${sectionPath('patients')}`} className={buttonClass('primary')}>
                  {t('bonuses:toPatients')}
                </AppLink>
                <AppLink href={`${path}/bonus-programme`} className={buttonClass('secondary')}>
                  {t('bonuses:toRules')}
                </AppLink>
              </div>
            ),
          })}
        />
      ) : (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {data.map(({ CARD, PATIENT, TEL, BALANCE }) => (
            <li key={CARD}>
              <AppLink
                href={`${path}/${CARD}`}
                prefetch={false}
                className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 px-2 py-2 hover:bg-accent-wash"
              >
                <span className="min-w-0">
                  <span className="block font-medium wrap-anywhere">{PATIENT}</span>
                  <span className="block text-sm text-ink-soft tabular-nums">
                    {[CARD, TEL && formatPhone(TEL)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="ms-auto font-medium whitespace-nowrap tabular-nums">
                  {t('bonuses:desk.points', { count: BALANCE })}
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={meta.page} pages={meta.pages} hrefOf={(number) => hrefOf(search, number)} />
    </ProPage>
  )
}
