import type { MediaPlace } from '../../../../../schemas/api/media.ts'
import { areaDefinitions } from '../../../../../schemas/areas/registry.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { blockOf } from '../../draft/blocks/block-actions.ts'
import { useBuilder, useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'

type Props = {
  places: readonly MediaPlace[]
  label?: string
  /** Called before the link is followed. */
  onLeave: () => void
}

/** The uses of an item; a press opens the block that shows it. */
export function UsedIn({ places, label, onLeave }: Props) {
  const { t } = useTranslation()
  if (places.length === 0) return null
  return (
    <section>
      <h3 className="font-medium">{label ?? t('business:site.library.item.used')}</h3>
      <ul>
        {places.map((place) => (
          <li key={[place.KIND, place.ID, place.PART].join(' ')}>
            <Place place={place} onLeave={onLeave} />
          </li>
        ))}
      </ul>
      {places.some(({ KIND }) => KIND === 'area') && (
        <p className="mt-1 text-sm text-ink-soft">{t('business:site.library.replace.data')}</p>
      )}
    </section>
  )
}

function Place({ place: { KIND, ID, PART, NAME }, onLeave }: { place: MediaPlace; onLeave: () => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { types } = useBuilder()
  const { go } = useNavigation()
  const leave: typeof go = (...to) => {
    onLeave()
    go(...to)
  }
  const page = useDraftState(({ draft }) => draft.pages[ID])
  if (KIND === 'area')
    return (
      <span className="block py-1">
        {[areaDefinitions.get(ID)?.label[locale] ?? ID, NAME].filter(Boolean).join(' · ')}
      </span>
    )
  if (KIND === 'design')
    return (
      <Button variant="link" className="min-h-11" onClick={() => leave(['design'], { tab: 'design' })}>
        {t('business:site.summary.design')}
      </Button>
    )
  if (KIND === 'section')
    return <span className="block py-1">{[t('business:site.ready.mine'), NAME].join(' · ')}</span>
  const block = page && blockOf(page.blocks, PART)
  const name = [NAME || t('business:site.untitled'), block && (types.get(block.type)?.label ?? block.type)]
  return block ? (
    <Button variant="link" className="min-h-11" onClick={() => leave(['pages', ID, 'blocks', PART])}>
      {name.join(' · ')}
    </Button>
  ) : (
    <span className="block py-1">{NAME}</span>
  )
}
