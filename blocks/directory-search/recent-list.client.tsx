import X from 'lucide-react/icons/x'
import { Icon } from '../../ui/icon/icon.tsx'
import { searchHref } from '../parts/directory/search-href.ts'
import { listPlace } from './list-place.ts'
import type { Recent } from './recent.ts'

type Props = {
  searches: readonly Recent[]
  action: string
  isSheet: boolean
  /** Names of cities by slug. */
  cities: ReadonlyMap<string, string>
  texts: Readonly<Record<'recent' | 'forget' | 'forgetAll', string>>
  onKeep: (searches: Recent[]) => void
}

/** The last searches on this device; each can be removed. */
export function RecentList({ searches, action, isSheet, cities, texts, onKeep }: Props) {
  return (
    <section aria-label={texts.recent} className={listPlace(isSheet)}>
      <p className="px-2.5 pt-2 pb-1 text-sm font-medium text-ink-soft">{texts.recent}</p>
      <ul>
        {searches.map((search) => {
          const { words, city } = search
          const name = [words, cities.get(city)].filter(Boolean).join(' · ')
          return (
            <li key={`${words} ${city}`} className="flex items-stretch">
              <a
                href={searchHref(action, { q: words, city })}
                className="min-h-11 min-w-0 grow rounded-small px-2.5 py-2.5 leading-snug wrap-anywhere hover:bg-accent-tint"
              >
                {name}
              </a>
              <button
                type="button"
                aria-label={texts.forget.replace('{query}', name)}
                onClick={() => onKeep(searches.filter((one) => one !== search))}
                className="grid w-11 place-items-center rounded-small text-ink-soft hover:bg-accent-tint hover:text-ink"
              >
                <Icon of={X} />
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        onClick={() => onKeep([])}
        className="min-h-11 w-full rounded-small px-2.5 py-2 text-start text-sm text-accent-ink hover:bg-accent-tint"
      >
        {texts.forgetAll}
      </button>
    </section>
  )
}
