'use client'

import type { AreaRow } from '../../../schemas/api/area.ts'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from './area-context.ts'
import { rowRights } from './area-rights.ts'

type Props = { row: Pick<AreaRow, 'STATUS' | 'PUBLISHED' | 'PUBLISH_AT'> }

/**
 * Says to a person who may not publish why a row cannot be changed, or that visitors see a change only once a publisher shows it; empty for
 * others.
 */
export function ChangeNote({ row }: Props) {
  const { t } = useTranslation()
  const { definition, rights } = useArea()
  if (!rights.change) return null
  if (!rowRights(row, rights).change)
    return <p className="mb-6 text-ink-soft">{t('business:list.forPublisher')}</p>
  if (!definition.scheduled || rights.publish) return null
  return <p className="mb-6 text-ink-soft">{t('business:list.hiddenUntilShown')}</p>
}
