import { Fragment } from 'react'
import type { SearchResultsProps } from '../../schemas/blocks/search-results.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Pagination } from '../../ui/page/pagination.tsx'
import { Section } from '../../ui/page/section.tsx'
import { SearchCard } from '../parts/directory/search-card.tsx'
import { searchHref } from '../parts/directory/search-href.ts'

type Data = SearchResultsProps['data']
type Kind = Data['groups'][number]['kind']

/** The results of a query by group; without results, other ways to search. */
export default function SearchResults({ query, city, kind, data }: SearchResultsProps) {
  const { t } = usePage()
  const { search, corrected, groups, paging } = data
  const specialities = groups.find((group) => group.kind === 'speciality')
  const others = groups.filter((group) => group !== specialities)
  const hrefOf = (asked: { kind?: Kind; page?: number; city?: string | undefined }) =>
    searchHref(search.href, {
      q: query,
      city,
      ...asked,
      page: asked.page !== undefined && asked.page > 1 ? String(asked.page) : undefined,
    })
  if (groups.length === 0)
    return <Nothing query={query} data={data} everywhere={city && hrefOf({ city: undefined })} />
  return (
    <Section
      title={t('blocks:search-results.title', {
        query,
        number: numberOf(others.length > 0 ? others : groups),
      })}
    >
      <div className="mb-8 grid gap-3">
        {corrected && <p>{t('blocks:search-results.corrected', { query: corrected.text })}</p>}
        <Where data={data} everywhere={city && hrefOf({ city: undefined })} />
        {kind ? (
          <p>
            <a href={hrefOf({})} className={buttonClass('secondary')}>
              {t('blocks:search-results.back')}
            </a>
          </p>
        ) : (
          others.length > 1 && <Groups groups={others} hrefOf={hrefOf} />
        )}
      </div>
      {specialities && <Specialities group={specialities} />}
      <div className="grid gap-10">
        {others.map((group) => (
          <div key={group.kind}>
            <h3 className="mb-3 text-xl">{t(`blocks:directory-search.kind.${group.kind}`)}</h3>
            <ul data-list="" className="grid gap-3 @3xl:grid-cols-2">
              {group.cards.map((card) => (
                <SearchCard key={`${card.link.href} ${card.name.text}`} kind={group.kind} card={card} />
              ))}
            </ul>
            {!kind && group.total > group.cards.length && (
              <p className="mt-4">
                <a href={hrefOf({ kind: group.kind })} className={buttonClass('secondary')}>
                  {group.isMore
                    ? t('blocks:search-results.moreThan')
                    : t('blocks:search-results.more', { number: group.total })}
                </a>
              </p>
            )}
          </div>
        ))}
      </div>
      {paging && kind && (
        <div className="mt-8">
          <Pagination {...paging} hrefOf={(page) => hrefOf({ kind, page })} />
        </div>
      )}
      <Everything data={data} />
    </Section>
  )
}

/** How many were found in these groups; of some only so many are counted. */
const numberOf = (groups: Data['groups']): string =>
  `${groups.reduce((sum, { total }) => sum + total, 0)}${groups.some(({ isMore }) => isMore) ? '+' : ''}`

/** In which city it was searched, and the way to all of them. */
function Where({ data: { city, isElsewhere }, everywhere }: { data: Data; everywhere: string | undefined }) {
  const { t } = usePage()
  if (!city) return null
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft">
      <span>
        {t(isElsewhere ? 'blocks:search-results.elsewhere' : 'blocks:search-results.inCity', {
          city: city.name.text,
        })}
      </span>{' '}
      {everywhere && !isElsewhere && (
        <a href={everywhere} className="link">
          {t('blocks:search-results.everywhere')}
        </a>
      )}
    </p>
  )
}

/** Specialities in one row, the best first, with the complaint that led to them. */
function Specialities({ group: { cards } }: { group: Data['groups'][number] }) {
  const { t } = usePage()
  const reasons = new Map(cards.flatMap(({ because }) => (because ? [[because.text, because]] : [])))
  return (
    <div className="mb-10">
      <h3 className="text-xl">{t('blocks:directory-search.kind.speciality')}</h3>
      {reasons.size > 0 && (
        <p className="mt-1 text-ink-soft">
          {[...reasons.values()].map((reason, index) => (
            <Fragment key={reason.text}>
              {index > 0 && ' · '}
              <LocalizedText value={reason} />
            </Fragment>
          ))}
        </p>
      )}
      <div data-link-group={t('ui:otherLinks')} className="mt-2">
        <ul className="-mx-(--gutter) flex gap-2 overflow-x-auto px-(--gutter) py-1">
          {cards.map(({ name, link, doctors, clinics }) => (
            <li key={link.href} className="shrink-0">
              <a href={link.href} className="chip font-medium">
                <LocalizedText value={name} />
                <span className="font-normal text-ink-soft">
                  {doctors
                    ? t('blocks:directory-search.doctors', { count: doctors })
                    : clinics
                      ? t('blocks:directory-search.clinics', { count: clinics })
                      : ''}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Links to each group alone. */
function Groups({ groups, hrefOf }: { groups: Data['groups']; hrefOf: (asked: { kind: Kind }) => string }) {
  const { t } = usePage()
  return (
    <nav aria-label={t('blocks:search-results.groups')} data-link-group={t('ui:otherLinks')}>
      <ul className="flex flex-wrap gap-2">
        {groups.map(({ kind, total, isMore }) => (
          <li key={kind}>
            <a href={hrefOf({ kind })} className={buttonClass('secondary')}>
              {t(`blocks:directory-search.kind.${kind}`)}
              <span className="font-normal text-ink-soft tabular-nums">{isMore ? `${total}+` : total}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to whole lists, of the city if there is one. */
function Everything({ data: { city, clinics, doctors } }: { data: Data }) {
  const { t } = usePage()
  const name = city?.name.text
  return (
    <p className="mt-10 flex flex-wrap gap-3">
      <a href={clinics.href} className={buttonClass('secondary')}>
        {name ? t('blocks:search-results.clinicsIn', { city: name }) : t('blocks:search-results.allClinics')}
      </a>
      <a href={doctors.href} className={buttonClass('secondary')}>
        {name ? t('blocks:search-results.doctorsIn', { city: name }) : t('blocks:search-results.allDoctors')}
      </a>
    </p>
  )
}

/** The advice if nothing was found. */
function Nothing({ query, data, everywhere }: { query: string; data: Data; everywhere: string | undefined }) {
  const { t } = usePage()
  return (
    <Section title={t('blocks:search-results.nothing', { query })}>
      <p className="max-w-text">{t('blocks:search-results.help')}</p>
      <div className="mt-3">
        <Where data={data} everywhere={everywhere} />
      </div>
      <Everything data={data} />
    </Section>
  )
}
