'use client'

import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { localeNames } from '../../locales/languages.ts'
import type { Locale } from '../../locales/locale.ts'
import { isBlank } from '../../schemas/core/localized.ts'
import { wordsOf } from '../../schemas/core/words-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { useFormSettings } from '../form-context.ts'

type Props = { texts: Partial<Record<Locale, unknown>> | undefined; children: ReactNode }

/** Around the control of a localized text: the same text in another language, and its earlier source if that has changed. */
export function WithTranslation({ texts = {}, children }: Props) {
  const { locale, help } = useFormSettings()
  const beside = help.beside === locale ? undefined : help.beside
  const isShown = beside !== undefined && !isBlank(texts[beside])
  return (
    <>
      {isShown ? (
        <div className="grid gap-2 @xl/form:grid-cols-2 @xl/form:gap-4">
          <div className="border-s-2 border-line ps-3">
            <p className="text-sm text-ink-soft">{localeNames[beside]}</p>
            <p lang={beside} className="whitespace-pre-line break-words">
              {wordsOf(texts[beside])}
            </p>
          </div>
          <div>{children}</div>
        </div>
      ) : (
        children
      )}
      <StaleNote texts={texts} />
    </>
  )
}

/** Says that the Russian text has changed since it was translated, and shows the earlier one. */
function StaleNote({ texts }: { texts: Partial<Record<Locale, unknown>> }) {
  const { t } = usePage()
  const { help } = useFormSettings()
  const stale = help.staleOf?.(texts)
  if (!stale) return null
  return (
    <div className="mt-1.5 rounded-control bg-warning-tint px-3 py-2 text-sm text-warning-ink">
      <p className="font-medium">{t('forms:stale.title')}</p>
      <dl className="mt-1 grid gap-x-2 gap-y-0.5 sm:grid-cols-[auto_1fr]">
        <dt>{t('forms:stale.was')}</dt>
        <dd lang="ru" className="whitespace-pre-line break-words">
          {stale.source}
        </dd>
        <dt>{t('forms:stale.is')}</dt>
        <dd lang="ru" className="whitespace-pre-line break-words">
          {wordsOf(texts.ru)}
        </dd>
      </dl>
      {stale.confirm && (
        <Button variant="empty" size="small" icon={Check} onClick={stale.confirm} className="-ms-3 mt-1">
          {t('forms:stale.right')}
        </Button>
      )}
    </div>
  )
}
