'use client'

import { Factors } from '../../factors/factors.tsx'
import { useTranslation } from '../../use-translation.ts'
import { Part } from './part.tsx'

/** The second step of signing in: what it is, and the person's own. */
export function FactorsSetting({ now }: { now: string }) {
  const { t } = useTranslation()
  return (
    <Part id="factors" title={t('profile:factors.title')}>
      <p className="-mt-2 mb-4 max-w-text text-ink-soft">{t('profile:factors.text')}</p>
      <Factors now={now} />
    </Part>
  )
}
