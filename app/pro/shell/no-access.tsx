'use client'

import Lock from 'lucide-react/icons/lock'
import { localizePath } from '../../../locales/locale.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useTranslation } from '../../use-translation.ts'
import { RequestAccess } from './request-access.tsx'

type Props = {
  company: string
  /** Full names of those who can help. */
  owners: readonly string[]
  role: string
  /** The first area that the person may open, if any; its path has no language. */
  first?: { href: string; label: string }
}

/** 403 in place of a page (B-3f): a link to another page, the owners to ask, and the form for an access code (A5, B-43). */
export function NoAccess({ company, owners, role, first }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const names = owners.join(', ')
  return (
    <div className="max-w-text py-6">
      <span className="flex size-14 items-center justify-center rounded-card bg-accent-tint text-2xl text-accent-ink">
        <Icon of={Lock} />
      </span>
      <h1 className="mt-6 text-3xl">{t('business:noAccess.title')}</h1>
      {!first && <p className="mt-3 text-lg">{t('business:noAccess.nothing', { role })}</p>}
      <p className="mt-3 text-lg text-ink-soft">
        {names ? t('business:noAccess.ask', { names }) : t('business:noAccess.text')}
      </p>
      {first && (
        <p className="mt-6">
          <ButtonLink link={{ href: localizePath(first.href, locale) }}>
            {t('business:noAccess.open', { area: first.label })}
          </ButtonLink>
        </p>
      )}
      <div className="mt-8 max-w-md">
        <RequestAccess company={company} />
      </div>
    </div>
  )
}
