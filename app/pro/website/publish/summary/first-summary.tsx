import { languageNames } from '../../../../../locales/languages.ts'
import { type Locale, locales } from '../../../../../locales/locale.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { siteLocales } from '../../../../../schemas/draft/site-locales.ts'
import { shownInstead } from '../../../../../schemas/draft/warnings/languages.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useDraftState, useNavigation } from '../../draft/builder/builder-context.ts'
import { useMenu } from '../../draft/site/use-menu.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'

/** The pages and the menu of a site that was never published, as visitors will see them. Nothing is compared with the composed site. */
export function FirstSummary({ onGo }: { onGo: () => void }) {
  const { locale, t } = usePage()
  const { openPage } = useNavigation()
  const pages = useSitePages().filter(({ isInMenu }) => isInMenu)
  // An entry without a page behind it is in no visitor's menu.
  const names = useMenu()
    .judged.filter(({ reason }) => !reason)
    .map(({ item }) => String(pickLocalized(item.name, locale)?.value ?? t('business:site.untitled')))
  return (
    <div className="grid gap-3">
      <ul className="ms-4 list-disc">
        {pages.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="link py-0.5 text-start align-top"
              onClick={() => {
                openPage(id)
                onGo()
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
      {names.length > 0 && (
        <section>
          <h3 className="font-medium">{t('business:site.publish.inMenu')}</h3>
          <p>{names.join(' · ')}</p>
        </section>
      )}
      <Languages />
    </div>
  )
}

/** In which languages the site has words of its own, and in which one visitors of the others read it. */
function Languages() {
  const { locale: reader, t } = usePage()
  const draft = useDraftState((state) => state.draft)
  const own = siteLocales(draft)
  const others = locales.filter((locale) => !own.includes(locale))
  const shown = shownInstead(Object.values(draft.pages).map(({ title }) => title))
  const names = (list: readonly Locale[]) => list.map((locale) => languageNames[reader][locale]).join(', ')
  if (others.length === 0) return null
  return (
    <section>
      <h3 className="font-medium">{t('business:site.publish.languages')}</h3>
      <p>{t('business:site.publish.ownTexts', { languages: names(own) })}</p>
      <p>
        {t('business:site.publish.otherTexts', { languages: names(others), shown: names(shown.slice(0, 1)) })}
      </p>
    </section>
  )
}
