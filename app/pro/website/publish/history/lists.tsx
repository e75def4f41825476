import { Tabs } from '../../../../../ui/page/tabs.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { EditList } from './edit-list.tsx'
import { VersionList } from './version-list.tsx'

type Props = {
  /** The version whose comparison was left: it gets the focus. */
  left: number | undefined
  onCompare: (number: number) => void
  onClose: () => void
}

/** The published versions, and the edits between them, a tab each. */
export function Lists({ left, onCompare, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('business:site.history.title')}
      items={[
        {
          value: 'versions',
          label: t('business:site.history.versions'),
          content: <VersionList left={left} onCompare={onCompare} onClose={onClose} />,
        },
        {
          value: 'edits',
          label: t('business:site.history.edits'),
          content: <EditList onClose={onClose} />,
        },
      ]}
    />
  )
}
