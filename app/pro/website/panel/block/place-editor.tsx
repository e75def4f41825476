import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { siteSection } from '../../../../queries/site.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { withNewIds } from '../../draft/blocks/block-actions.ts'
import { rememberOpened, replaced } from '../../draft/blocks/places.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'

/** In place of the form of a block that shows a shared section: the section's owner, and how it is changed. */
export function PlaceEditor({ block }: { block: StoredBlock }) {
  const { t } = useTranslation()
  const { place, store, mayChange, mayPublish } = useBuilder()
  const { select } = useNavigation()
  const page = useSelection('page')
  const id = String(block.props.section)
  const { data: section, isError } = useLateQuery(siteSection(place, id))
  if (isError) return <p role="alert">{t('business:site.sections.place.missing')}</p>
  if (!section) return <SkeletonText lines={4} />
  const { NAME: name, OWNER: owner, STATE: state } = section

  /** The section as blocks of this page; `isForAll` if it is opened to be saved for all sites again. */
  const open = (isForAll: boolean) => {
    const { blocks = [] } = store.getState().draft.pages[page] ?? {}
    const own = withNewIds(section.BLOCK)
    const changes = replaced({ id: page, blocks }, block.id, own)
    if (isForAll) rememberOpened(own, section)
    store.getState().change(changes, t('business:site.sections.place.didOwn', { name }))
    select(own.id)
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p>{t('business:site.sections.place.owner', { name, owner })}</p>
      {state !== 'kept' && <p className="text-warning-ink">{t(`business:site.sections.place.${state}`)}</p>}
      {mayChange && mayPublish && section.IS_OWN && state === 'kept' && (
        <Button onClick={() => open(true)}>{t('business:site.sections.place.change')}</Button>
      )}
      {mayChange && (
        <Button variant="secondary" onClick={() => open(false)}>
          {t('business:site.sections.place.own')}
        </Button>
      )}
    </div>
  )
}

/** Above the form of a block that was a shared section until it was opened for changes: saves it for all sites. */
export function OpenedSection({ block, name }: { block: StoredBlock; name: string }) {
  const { t } = useTranslation()
  const { saveSection } = useNavigation()
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-surface p-4">
      <p>{t('business:site.sections.place.opened', { name })}</p>
      <Button onClick={() => saveSection(block)}>{t('business:site.sections.doShared')}</Button>
    </div>
  )
}
