import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { Translate } from '../../../locales/index.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { type Ground, size } from '../../../ui/map/ground.ts'
import { PlainIsland } from '../../../ui/page/plain-island.tsx'
import { type Entry, layersOf, type Picture } from './layers.ts'

/** What the buttons of a schematic do, in their order, as `data-do` says it to the script. */
const moves = [
  ['in', Plus, 'blocks:map.zoomIn'],
  ['out', Minus, 'blocks:map.zoomOut'],
  ['whole', Maximize, 'blocks:schematic.whole'],
  ['left', ArrowLeft, 'blocks:schematic.left'],
  ['right', ArrowRight, 'blocks:schematic.right'],
  ['up', ArrowUp, 'blocks:schematic.up'],
  ['down', ArrowDown, 'blocks:schematic.down'],
] as const

const pictureTexts = (t: Translate): Picture['texts'] => ({
  metres: t('blocks:schematic.metres', { number: '{n}' }),
  kilometres: t('blocks:schematic.kilometres', { number: '{n}' }),
  cluster: t('blocks:directory-list.map.cluster', { number: '{count}', numbers: '{numbers}' }),
  north: t('blocks:schematic.north'),
  reader: t('blocks:schematic.reader'),
})

type Props = {
  /** What it is a map of. */
  name: string
  ground: Ground
  entries: Entry[]
  /** The name of the city in the middle. */
  city?: string | undefined
  /** Id of the list whose items these entries are, in this order. */
  list: string
  /** More words below the picture. */
  children?: ReactNode
}

/**
 * A map that is drawn here, without a tile server: places by their coordinates, numbered as in their list, with distances and nothing
 * else. It says so. With a script it can be moved; without, its marks are links.
 */
export function Schematic({ name, ground, entries, city, list, children }: Props) {
  const { t } = usePage()
  const picture: Picture = { ground, entries, city, texts: pictureTexts(t) }
  const { unplaced, misplaced } = ground
  const texts = {
    chosen: t('blocks:directory-list.map.chosen', { names: '{names}' }),
    nearer: t('blocks:schematic.nearer', { names: '{names}' }),
    close: t('ui:close'),
  }
  return (
    <PlainIsland
      of="parts/schematic/schematic"
      // The script reads the entries in their list.
      props={{ ground, city, texts: picture.texts, list, said: texts }}
      eager
    >
      <section aria-label={t('blocks:schematic.label', { name })} className="schematic">
        <div className="frame">
          {/* biome-ignore lint/a11y/useSemanticElements: a picture whose marks are links */}
          <svg
            viewBox={`0 0 ${size} ${size}`}
            role="group"
            aria-label={t('blocks:schematic.keys')}
            // The script draws with the same function.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: texts are escaped where it is written
            dangerouslySetInnerHTML={{ __html: layersOf(picture) }}
          />
        </div>
        <div className="controls">
          {moves.map(([move, icon, key]) => (
            <button
              key={move}
              type="button"
              data-do={move}
              aria-label={t(key)}
              {...(move !== 'in' && { 'aria-disabled': true, tabIndex: -1 })}
            >
              <Icon of={icon} />
            </button>
          ))}
        </div>
        <div data-brief="" hidden />
        <p role="status" className="sr-only" />
        <p className="note">
          {t(ground.center ? 'blocks:schematic.noteOfCity' : 'blocks:schematic.note')} {children}
          {unplaced.length > 0 && ` ${t('blocks:schematic.unplaced', { numbers: unplaced.join(', ') })}`}
          {misplaced.length > 0 && ` ${t('blocks:schematic.misplaced', { numbers: misplaced.join(', ') })}`}
        </p>
      </section>
    </PlainIsland>
  )
}
