import FileText from 'lucide-react/icons/file-text'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { useTranslation } from '../../use-translation.ts'
import { AddStartingTemplates } from './add-starting-templates.tsx'
import { useDocumentsPlace } from './documents-place.ts'

/** A clinic has no templates yet: it can begin with ready ones. */
export function NoTemplates() {
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  return (
    <EmptyState
      icon={FileText}
      title={t('documents:templates.none')}
      text={t('documents:templates.noneText')}
      action={<AddStartingTemplates place={place} />}
    />
  )
}
