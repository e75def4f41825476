'use client'

import { localizePath } from '../../../locales/locale.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'

type Props = {
  /** The name of the screen. */
  title: string
  /** What the person lacks, and where it is given. */
  text: string
  /** Full names of those who can give it. */
  owners: readonly string[]
  /** The screen on which the person can give it themselves; its path has no language. */
  way?: { href: string; label: string }
}

/** 403 in place of a page that the person's role opens, but something is missing (`SectionScreens`): a way to it, or whom to ask. */
export function NeedsMore({ title, text, owners, way }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <div className="max-w-text py-6">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{text}</p>
      {way ? (
        <p className="mt-6">
          <ButtonLink link={{ href: localizePath(way.href, locale) }}>
            {t('business:noAccess.open', { area: way.label })}
          </ButtonLink>
        </p>
      ) : (
        owners.length > 0 && (
          <p className="mt-3 text-lg">{t('business:noAccess.askOwners', { names: owners.join(', ') })}</p>
        )
      )}
    </div>
  )
}
