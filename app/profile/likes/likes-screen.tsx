'use client'

import Heart from 'lucide-react/icons/heart'
import { localizePath } from '../../../locales/locale.ts'
import type { LikedItem } from '../../../schemas/api/profile.ts'
import { likeTypes } from '../../../schemas/api/profile-kinds.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { likes } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { FilterTabs } from '../filter-tabs.tsx'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { Liked } from './liked.tsx'

type Props = { page: number; type: LikedItem['TYPE'] | undefined }

const base = sectionPath('likes')
const hrefOf = (type: string | undefined) => (type === undefined ? base : `${base}?type=${type}`)

/** R86: the user's likes, all or of one type. */
export function LikesScreen({ page, type }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(likes(page, type))
  const title = t('profile:section.likes')
  if (type === undefined && meta.total === 0)
    return (
      <Screen title={title}>
        <EmptyState
          icon={Heart}
          title={t('profile:likes.empty')}
          text={t('profile:likes.emptyText')}
          action={
            <ButtonLink link={{ href: localizePath('/', locale) }}>
              {t('profile:overview.findClinic')}
            </ButtonLink>
          }
        />
      </Screen>
    )
  const tabs = [undefined, ...likeTypes].map((one) => ({
    href: hrefOf(one),
    label: one === undefined ? t('profile:likes.all') : t(`profile:likes.type.${one}`),
    current: one === type,
  }))
  return (
    <Screen title={title}>
      <FilterTabs label={t('profile:likes.filter')} items={tabs} />
      {data.length === 0 ? (
        <p className="py-4 text-ink-soft">{t('profile:likes.emptyOfType')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((thing) => (
            <Liked key={`${thing.TYPE} ${thing.COMPANY?.COMPANY_CODE} ${thing.CODE}`} thing={thing} />
          ))}
        </ul>
      )}
      <ListPages path={hrefOf(type)} meta={meta} />
    </Screen>
  )
}
