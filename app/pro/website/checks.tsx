import { pickLocalized } from '../../../schemas/localized.ts'
import { Button } from '../../../ui/button.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useBuilder, useDraftState } from './builder-context.ts'
import { entryById } from './pages/menu-moves.ts'
import { pageName } from './pages/page-name.ts'

type Check = { CODE: string; PATH: (string | number)[]; MESSAGE: string }

/** What stands in the way of publishing, each with the page or the entry of the menu that it is about. */
export function Checks({ checks, onGo }: { checks: readonly Check[]; onGo: () => void }) {
  const { locale, t } = usePage()
  const { go } = useBuilder()
  const draft = useDraftState(({ draft }) => draft)
  const placeOf = ([kind, id]: Check['PATH']) => {
    if (kind === 'design') return t('business:site.design.place')
    const entry = entryById(draft.menu, String(id))
    const name = pickLocalized(entry?.name, locale)?.value || t('business:site.untitled')
    if (kind !== 'pages') return t('business:site.pages.inMenuEntry', { name })
    return pageName(draft.pages[String(id)], locale, t)
  }
  if (checks.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{t('business:site.publish.checks')}</h3>
      <ul className="mt-2 grid gap-3">
        {checks.map((check) => (
          <li key={check.PATH.join('.') + check.CODE} className="rounded-card bg-surface p-4">
            {check.PATH.length > 0 && <p className="font-medium">{placeOf(check.PATH)}</p>}
            <p className="text-ink-soft">{check.MESSAGE}</p>
            {check.PATH.length > 0 && check.PATH[0] !== 'design' && (
              <Button
                variant="link"
                onClick={() => {
                  go(check.PATH, { tab: 'pages' })
                  onGo()
                }}
              >
                {t(check.PATH[0] === 'menu' ? 'business:site.pages.goEntry' : 'business:site.publish.go')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
