'use client'

import Copy from 'lucide-react/icons/copy'
import { defaultLocale } from '../../locales/locale.ts'
import { isBlank } from '../../schemas/core/localized.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { useFormSettings } from '../form-context.ts'

/** Below a text that lacks the required language but exists in the reader's: a button that copies it. */
export function CopyTextsButton({ value }: { value: Record<string, unknown> | undefined }) {
  const { locale: reader, t } = usePage()
  const { locale, copyTexts } = useFormSettings()
  if (locale !== defaultLocale || !isBlank(value?.[defaultLocale]) || isBlank(value?.[reader])) return null
  return (
    <Button variant="empty" size="small" icon={Copy} onClick={copyTexts} className="-ms-3 mt-1">
      {t('forms:copyTexts')}
    </Button>
  )
}
