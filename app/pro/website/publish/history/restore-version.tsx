import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { Failed } from '../../panel/failed.tsx'
import type { DifferenceGroup } from '../differences/differences.ts'
import { useDifferences } from '../differences/use-differences.ts'
import { useRestore } from './use-restore.ts'
import { useSiteOf } from './use-site-of.ts'
import { useVersionName } from './use-version-name.ts'

type Props = {
  number: number
  onClose: () => void
  /** Called with the name of the step once the draft is like the version. */
  onDone: (step: string) => void
}

/** Asks before a whole version replaces the draft, and lists the changes. */
export function RestoreVersion({ number, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const { site: version, isError, refetch } = useSiteOf(number)
  const { site: draft } = useSiteOf('draft')
  const groups = useDifferences(draft, version)
  const restore = useRestore()
  const name = useVersionName()(number)
  const putBack = (version: SiteDraft) => {
    onClose()
    onDone(restore(version, { path: [] }, name))
  }
  return (
    <Dialog
      id="site-restore"
      title={t('business:site.history.restoreNamed', { name })}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          {version && groups && groups.length > 0 && (
            <Button onClick={() => putBack(version)}>{t('business:site.history.restoreAll')}</Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('business:site.time.keep')}
          </Button>
        </>
      }
    >
      <div aria-live="polite">
        {isError ? (
          <Failed onRetry={refetch} />
        ) : !groups ? (
          <SkeletonText lines={4} />
        ) : groups.length === 0 ? (
          <p>{t('business:site.history.isSame')}</p>
        ) : (
          <>
            <p>{t('business:site.history.restoreText')}</p>
            <h3 className="mt-4 mb-2 font-medium">{t('business:site.history.restoreChanges')}</h3>
            <Changes groups={groups} />
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The changes of the draft, in a line each. */
function Changes({ groups }: { groups: readonly DifferenceGroup[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-2">
      {groups.map(({ path, name, change, differences }) => (
        <li key={path.join('.')} className="wrap-anywhere">
          {change === 'changed' ? name : t(`business:site.summary.did.${change}`, { name })}
          {change === 'changed' && (
            <ul className="ms-5 list-disc">
              {differences.map((one) => (
                <li key={one.path.join('.')}>
                  {t(`business:site.summary.did.${one.change}`, { name: one.name })}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
