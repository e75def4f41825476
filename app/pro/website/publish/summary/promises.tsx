import type { Path } from '../../../../../schemas/core/problem.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useDraftState, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { usePlaceName } from '../../draft/site/use-place-name.ts'
import { promiseGroups } from './promise-groups.ts'

type Props = { paths: readonly Path[]; onGo: () => void }

/** Ready sentences that say how the clinic works, by their blocks: only the clinic knows whether they are true. */
export function Promises({ paths, onGo }: Props) {
  const { t } = usePage()
  const { go } = useNavigation()
  const language = useSelection('language')
  const draft = useDraftState((state) => state.draft)
  const nameOf = usePlaceName()
  if (paths.length === 0) return null
  return (
    <section className="grid gap-3 rounded-card bg-warning-tint p-4 text-warning-ink">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('business:site.summary.promises.title')}</h3>
        <p>{t('business:site.summary.promises.text')}</p>
      </div>
      <ul className="grid gap-3">
        {promiseGroups(draft, paths, language).map(({ paths: places, words }) => (
          <li key={places.join()}>
            <p className="flex flex-wrap gap-x-4">
              {places.map((path) => (
                <button
                  key={path.join()}
                  type="button"
                  className="link py-1 text-start font-medium"
                  onClick={() => {
                    go(path)
                    onGo()
                  }}
                >
                  {nameOf(path)}
                </button>
              ))}
            </p>
            <ul className="ms-4 list-disc text-sm">
              {words.map(({ question, text }) => (
                <li key={text}>
                  {question && <span className="block font-medium">{question}</span>}
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
