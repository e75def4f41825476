import type { DirectoryListProps } from '../../../schemas/blocks/directory-list.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'

type Data = DirectoryListProps['data']

function hintOf({ eased, nearCities, reset }: Pick<Data, 'eased' | 'nearCities' | 'reset'>) {
  if (eased.length > 0) return 'nothingHint'
  if (nearCities.length > 0) return 'nothingHere'
  return reset ? 'nothingTogether' : 'nothingYet'
}

/** In place of an empty list: which filter to leave out, and where else there is something. */
export function NothingFound({ data: { eased, nearCities, reset } }: { data: Data }) {
  const { t } = usePage()
  const hint = hintOf({ eased, nearCities, reset })
  return (
    <div className="rounded-card bg-surface p-6 @2xl:p-8">
      <h2 className="text-xl">{t('blocks:directory-list.nothing')}</h2>
      <p className="mt-2 max-w-text text-ink-soft">{t(`blocks:directory-list.${hint}`)}</p>
      {eased.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2">
          {eased.map(({ filter, count, link }) => (
            <li key={filter}>
              <a href={link.href} className={buttonClass('secondary')}>
                {t(`blocks:directory-list.without.${filter}`)}
                <span className="text-ink-soft tabular-nums">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {nearCities.length > 0 && (
        <>
          <h3 className="mt-6 font-semibold">{t('blocks:directory-list.near')}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {nearCities.map(({ label, count, link }) => (
              <li key={link.href}>
                <a href={link.href} className={buttonClass('secondary')}>
                  <LocalizedText value={label} />
                  <span className="text-ink-soft tabular-nums">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {reset && (
        <p className="mt-5">
          <a href={reset.href} className="link">
            {t('blocks:directory-list.reset')}
          </a>
        </p>
      )}
    </div>
  )
}
