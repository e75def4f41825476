'use client'

import Lock from 'lucide-react/icons/lock'
import { Icon } from '../../../ui/icon.tsx'
import { useTranslation } from '../../texts.tsx'
import { RequestAccess } from './request-access.tsx'

/** 403 in place of a page (B-3f): what to do, and the form for an access code (A5, B-43). */
export function NoAccess({ company, cabinet }: { company: string; cabinet: string }) {
  const { t } = useTranslation()
  return (
    <div className="max-w-text py-6">
      <span className="flex size-14 items-center justify-center rounded-card bg-accent-tint text-2xl text-accent-ink">
        <Icon of={Lock} />
      </span>
      <h1 className="mt-6 text-3xl">{t('business:noAccess.title')}</h1>
      <p className="mt-3 text-lg text-ink-soft">{t('business:noAccess.text')}</p>
      <div className="mt-8 max-w-md">
        <RequestAccess company={company} cabinet={cabinet} />
      </div>
    </div>
  )
}
