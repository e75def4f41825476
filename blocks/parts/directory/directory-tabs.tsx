import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'

type Data = DirectoryListProps['data']

/** Links in a row, which a phone scrolls. */
const row =
  '-mx-3 flex @max-2xl:-mx-(--gutter) @max-2xl:overflow-x-auto @max-2xl:px-[calc(var(--gutter)-0.75rem)] @2xl:flex-wrap'
const word = 'flex min-h-11 items-center rounded-control px-3'

/** Links to the same place in the other parts of the directory. */
export function DirectorySections({ sections }: Pick<Data, 'sections'>) {
  const { t } = usePage()
  if (sections.length < 2) return null
  return (
    <nav
      aria-label={t('blocks:directory-list.sections')}
      data-link-group={t('blocks:directory-list.otherLinks')}
    >
      <ul className={row}>
        {sections.map(({ section, link, isChosen }) => (
          <li key={section} className="whitespace-nowrap">
            <a
              href={link.href}
              aria-current={isChosen ? 'page' : undefined}
              className={`${word} ${isChosen ? 'font-semibold underline decoration-accent decoration-2 underline-offset-8' : 'text-ink-soft hover:text-ink'}`}
            >
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
      data-link-group={t('blocks:directory-list.otherLinks')}
      className="mb-2"
    >
      <ul className={`text-sm ${row}`}>
        {sorts.map(({ sort, link, isChosen }) => (
          <li key={sort} className="whitespace-nowrap">
            <a
              href={link.href}
              rel="nofollow"
              aria-current={isChosen ? 'true' : undefined}
              className={`${word} ${isChosen ? 'font-semibold' : 'text-ink-soft hover:text-ink'}`}
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
    <nav aria-label={t(`blocks:directory-list.byCity.${section}`)} className="mt-8 @2xl:mt-12">
      <h2 className="mb-3 text-xl">{t(`blocks:directory-list.byCity.${section}`)}</h2>
      <ul className="columns-2 gap-x-8 @5xl:columns-3">
        {cities.map(({ slug, label, count, link }) => (
          <li key={slug} className="break-inside-avoid">
            <a
              href={link.href}
              className="flex min-h-11 items-center justify-between gap-3 hover:text-accent-ink"
            >
              <LocalizedText value={label} />
              {count !== undefined && <span className="text-ink-soft tabular-nums">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
