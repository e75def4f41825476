'use client'

import Download from 'lucide-react/icons/download'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useTranslation } from '../../use-translation.ts'
import { Part } from './part.tsx'

/** A download of all data stored about the user. */
export function ExportData() {
  const { t } = useTranslation()
  return (
    <Part id="data" title={t('profile:settings.export.title')}>
      <p className="max-w-text text-ink-soft">{t('profile:settings.export.text')}</p>
      <p className="mt-4">
        <a href="/profile/export" download className={buttonClass('secondary')}>
          <Icon of={Download} />
          {t('profile:settings.export.get')}
        </a>
      </p>
    </Part>
  )
}
