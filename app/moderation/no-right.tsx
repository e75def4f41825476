'use client'

import { localizePath } from '../../locales/locale.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { useTranslation } from '../use-translation.ts'
import type { ProductRoles } from './product-roles.ts'

/** 403 in place of a screen for moderators or administrators, with a link to the first screen for a person who has the other role. */
export function NoRight({ isModerator, isAdministrator, name }: ProductRoles & { name: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const hasRole = isModerator || isAdministrator
  return (
    <div className="max-w-text py-6">
      <h1 className="text-3xl">{t('business:noAccess.title')}</h1>
      <p className="mt-3 text-lg">{t('moderation:signedInAs', { name })}</p>
      <p className="mt-3 text-lg text-ink-soft">{t('moderation:noRight')}</p>
      <p className="mt-6">
        {/* The whole page is loaded anew: within the section the layout stays as it is. */}
        <ButtonLink link={{ href: localizePath(hasRole ? '/moderation' : '/', locale) }}>
          {hasRole ? t('moderation:home.title') : t('fault:toMain')}
        </ButtonLink>
      </p>
    </div>
  )
}
