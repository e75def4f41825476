import { locales } from '../../../../../locales/locale.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { fieldLabel } from '../../draft/blocks/field-label.ts'
import { useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import { designSections } from '../../draft/pages/design-sections.ts'
import { entryById } from '../../draft/pages/menu-moves.ts'
import { pageName } from '../../draft/pages/page-name.ts'

type Check = { CODE: string; PATH: (string | number)[]; MESSAGE: string }

/** The problems that block publishing, each with the page or the entry of the menu that it is about. */
export function Checks({ checks, onGo }: { checks: readonly Check[]; onGo: () => void }) {
  const { locale, t } = usePage()
  const { go } = useNavigation()
  const draft = useDraftState(({ draft }) => draft)
  const designPlace = (path: Check['PATH']) => {
    const section = designSections.find(
      (one) => one.path.length > 0 && one.path.every((step, at) => path[at] === step),
    )
    if (!section) return t('business:site.design.place')
    const name = t(`business:site.design.section.${section.name}`)
    const label = fieldLabel(section.schema, path.slice(section.path.length), locale)
    return label ? `${name} → ${label}` : name
  }
  const placeOf = ([kind, ...inside]: Check['PATH']) => {
    const [id] = inside
    if (kind === 'design') return designPlace(inside)
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
            {check.PATH.length > 0 && (
              <Button
                variant="link"
                onClick={() => {
                  const language = locales.find((locale) => locale === check.PATH.at(-1))
                  go(check.PATH, { language, tab: check.PATH[0] === 'design' ? 'design' : 'pages' })
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
