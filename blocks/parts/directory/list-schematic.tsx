import MapIcon from 'lucide-react/icons/map'
import type { Locale } from '../../../locales/locale.ts'
import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { langOf } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { groundOf } from '../../../ui/map/ground.ts'
import { Schematic } from '../schematic/schematic.tsx'

type Data = DirectoryListProps['data']

/** The ground of a list that has no tile server; undefined if none of its entries has a place. */
export function groundOfList({ items, schematic, located }: Data, locale: Locale) {
  if (!schematic) return undefined
  return groundOf({
    entries: items,
    areas: schematic.areas.map(({ name, center }) => ({
      name: name.text,
      lang: langOf(name, locale),
      center,
    })),
    center: schematic.center,
    reader: located?.place,
  })
}

/** The drawn map of a list: beside it on a wide page, elsewhere a row above it that unfolds. Its numbers are those of the cards. */
export function ListSchematic({
  title,
  list,
  ground,
  data: { items, city, total },
}: {
  title: string
  list: string
  ground: NonNullable<ReturnType<typeof groundOfList>>
  data: Data
}) {
  const { t, locale } = usePage()
  const entries = items.map(({ name, link }) => ({
    name: name.text,
    lang: langOf(name, locale),
    href: link.href,
  }))
  return (
    <details className="list-schematic">
      <summary className="chip">
        <Icon of={MapIcon} />
        {t('blocks:schematic.title')}
      </summary>
      <Schematic name={title} ground={ground} entries={entries} city={city?.text} list={list}>
        {total > items.length && t('blocks:schematic.page', { shown: items.length, total })}
      </Schematic>
    </details>
  )
}
