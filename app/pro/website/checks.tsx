import { pickLocalized } from '../../../schemas/localized.ts'
import { Button } from '../../../ui/button.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useBuilder, useDraftState } from './builder-context.ts'

type Check = { CODE: string; PATH: (string | number)[]; MESSAGE: string }

/** What stands in the way of publishing, each with the page or the entry of the menu that it is about. */
export function Checks({ checks, onGo }: { checks: readonly Check[]; onGo: () => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { openPage } = useBuilder()
  const draft = useDraftState(({ draft }) => draft)
  const placeOf = ([kind, id]: Check['PATH']) => {
    if (kind === 'design') return t('business:site.design.place')
    if (kind !== 'pages') return t('business:site.publish.inMenu')
    return String(pickLocalized(draft.pages[String(id)]?.title, locale)?.value || t('business:site.untitled'))
  }
  if (checks.length === 0) return null
  return (
    <div>
      <h3 className="font-semibold">{t('business:site.publish.checks')}</h3>
      <ul className="mt-2 grid gap-3">
        {checks.map((check) => (
          <li key={check.PATH.join('.') + check.CODE} className="rounded-card bg-surface p-4">
            <p className="font-medium">{placeOf(check.PATH)}</p>
            <p className="text-ink-soft">{check.MESSAGE}</p>
            {check.PATH[0] === 'pages' && (
              <Button
                variant="link"
                onClick={() => {
                  openPage(String(check.PATH[1]))
                  onGo()
                }}
              >
                {t('business:site.publish.go')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
