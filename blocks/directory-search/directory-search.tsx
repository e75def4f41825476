import type { DirectorySearchProps } from '../../schemas/blocks/directory-search.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { foundHash } from '../parts/directory/search-href.ts'
import { ToResults } from '../parts/directory/to-results.tsx'
import Client from './directory-search.client.tsx'

type Start = DirectorySearchProps['data']

/** Cities that are named below the box; all of them can be chosen in it. */
const namedCities = 12

/** The search of the directory in the first screen of a page, and where it may begin. */
export default function DirectorySearch({
  title,
  lead,
  withStart,
  withCities,
  query,
  city,
  data,
}: DirectorySearchProps) {
  const { t, locale } = usePage()
  const id = useElementId('title')
  const { compare } = new Intl.Collator(locale)
  const cities = data.cities
    .map(({ slug, name }) => ({ value: slug, label: name.text }))
    .sort((one, other) => compare(one.label, other.label))
  const begun = city ?? data.city
  const isWelcome = withStart || withCities
  const kinds = ['speciality', 'place', 'clinic', 'doctor', 'service', 'other'] as const
  return (
    <section aria-labelledby={id} className="section">
      {query && <ToResults list={foundHash.slice(1)} />}
      <div className={`rounded-card bg-accent-wash p-5 @md:p-8 ${isWelcome ? '@5xl:p-12' : ''}`}>
        <h1 id={id} className={isWelcome ? 'text-3xl @3xl:text-4xl' : 'text-2xl @3xl:text-3xl'}>
          <LocalizedText value={title} />
        </h1>
        {lead && (
          <p className="mt-3 max-w-text text-lg text-ink-soft">
            <LocalizedText value={lead} />
          </p>
        )}
        <div className="mt-6">
          <Island
            component={Client}
            props={{
              id: useElementId('search'),
              action: data.search.href,
              locale,
              cities,
              ...(query && { query }),
              ...(begun && { city: begun }),
              texts: {
                what: t('blocks:directory-search.what'),
                example: t('blocks:directory-search.example'),
                where: t('blocks:directory-search.where'),
                guessed: t('blocks:directory-search.guessed'),
                close: t('blocks:directory-search.close'),
                everywhere: t('blocks:directory-search.everywhere'),
                find: t('blocks:directory-search.find'),
                found: t('blocks:directory-search.found', { number: '{number}' }),
                elsewhere: t('blocks:directory-search.elsewhere'),
                nothing: t('blocks:directory-search.nothing'),
                recent: t('blocks:directory-search.recent'),
                forget: t('blocks:directory-search.forget', { query: '{query}' }),
                forgetAll: t('blocks:directory-search.forgetAll'),
              },
              kinds: Object.fromEntries(
                kinds.map((kind) => [kind, t(`blocks:directory-search.kind.${kind}`)]),
              ),
            }}
          />
        </div>
        {(withStart || withCities) && <Begin start={withStart ? data : { ...data, specialities: [] }} />}
      </div>
    </section>
  )
}

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control bg-raised px-3.5 py-2 leading-snug hover:bg-accent-tint forced-colors:border pointer-fine:min-h-9'

/** Links to common specialities and to cities, each with how many there are. */
function Begin({ start: { specialities, cities } }: { start: Start }) {
  const { t } = usePage()
  return (
    <div className="mt-8 grid gap-6">
      {specialities.length > 0 && (
        <div>
          <h2 className="mb-3 text-base font-semibold">{t('blocks:directory-search.specialities')}</h2>
          <ul data-link-group={t('ui:otherLinks')} className="flex flex-wrap gap-2">
            {specialities.map(({ name, count, link }) => (
              <li key={name.text}>
                <a href={link.href} className={chip}>
                  <LocalizedText value={name} />
                  <span className="text-sm text-ink-soft">
                    <span aria-hidden>{count}</span>
                    <span className="sr-only">{t('blocks:directory-search.doctors', { count })}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {cities.length > 0 && (
        <div>
          <h2 className="mb-3 text-base font-semibold">{t('blocks:directory-search.cities')}</h2>
          <ul data-link-group={t('ui:otherLinks')} className="flex flex-wrap gap-2">
            {cities.slice(0, namedCities).map(({ slug, name, count, link }) => (
              <li key={slug}>
                <a href={link.href} className={chip}>
                  <LocalizedText value={name} />
                  <span className="text-sm text-ink-soft">
                    <span aria-hidden>{count}</span>
                    <span className="sr-only">{t('blocks:directory-search.clinics', { count })}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
