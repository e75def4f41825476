import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Count } from './directory-chip.tsx'

type Data = DirectoryListProps['data']

/** Links to the same place in the other parts of the directory. */
export function DirectorySections({ sections }: Pick<Data, 'sections'>) {
  const { t } = usePage()
  if (sections.length < 2) return null
  return (
    <nav
      aria-label={t('blocks:directory-list.sections')}
      data-link-group={t('ui:otherLinks')}
      className="list-tabs sections"
    >
      <ul>
        {sections.map(({ section, link, isChosen }) => (
          <li key={section}>
            <a href={link.href} aria-current={isChosen ? 'page' : undefined}>
              {t(`blocks:directory-list.section.${section}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Orders of a list, as links. */
export function DirectorySorts({ sorts }: Pick<Data, 'sorts'>) {
  const { t } = usePage()
  if (sorts.length < 2) return null
  return (
    <nav
      aria-label={t('blocks:directory-list.sorts')}
      data-link-group={t('ui:otherLinks')}
      className="list-tabs"
    >
      <ul>
        {sorts.map(({ sort, link, isChosen }) => (
          <li key={sort}>
            <a
              href={link.href}
              rel="nofollow"
              data-keep-scroll=""
              aria-current={isChosen ? 'true' : undefined}
            >
              {t(`blocks:directory-list.sort.${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Under the list of all cities: the list of each. */
export function DirectoryCities({
  section,
  cities,
}: {
  section: DirectoryListProps['section']
  cities: Data['cities']
}) {
  const { t } = usePage()
  if (cities.length < 2) return null
  return (
    <nav aria-label={t(`blocks:directory-list.byCity.${section}`)} className="list-cities">
      <h2>{t(`blocks:directory-list.byCity.${section}`)}</h2>
      <ul>
        {cities.map(({ slug, label, count, link }) => (
          <li key={slug}>
            <a href={link.href}>
              <LocalizedText value={label} />
              {count !== undefined && <Count of={count} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
