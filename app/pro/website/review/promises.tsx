import { currentValue } from '../../../../schemas/draft/change.ts'
import { pickLocalized } from '../../../../schemas/localized.ts'
import type { Path } from '../../../../schemas/problem.ts'
import { wordsOf } from '../../../../schemas/words-of.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useBuilder, useDraftState } from '../builder-context.ts'
import { usePlaceName } from './use-place-name.ts'

type Props = { paths: readonly Path[]; onGo: () => void }

/** Ready sentences that say how the clinic works, by their blocks: only the clinic knows whether they are true. */
export function Promises({ paths, onGo }: Props) {
  const { t } = usePage()
  const { go, language } = useBuilder()
  const draft = useDraftState((state) => state.draft)
  const nameOf = usePlaceName()
  if (paths.length === 0) return null
  const wordsAt = (path: Path) =>
    wordsOf(pickLocalized(currentValue(draft, path) as { ru: string }, language)?.value)
  return (
    <section className="grid gap-3 rounded-card bg-warning-tint p-4 text-warning-ink">
      <div>
        <h3 className="font-semibold">{t('business:site.review.promises.title')}</h3>
        <p>{t('business:site.review.promises.text')}</p>
      </div>
      <ul className="grid gap-3">
        {[...Map.groupBy(paths, (path) => path.slice(0, 4).join())].map(([block, own]) => (
          <li key={block}>
            <button
              type="button"
              className="link py-1 text-start font-medium"
              onClick={() => {
                go(own[0] ?? [])
                onGo()
              }}
            >
              {nameOf(own[0] ?? [])}
            </button>
            <ul className="ms-4 list-disc text-sm">
              {own.map((path) => (
                <li key={path.join()}>{wordsAt(path)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
