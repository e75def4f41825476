import type { Design } from '../../../../../schemas/design/design-schema.ts'
import { lookOf } from '../../../../../schemas/design/look-of.ts'
import type { SiteTheme } from '../../../../../schemas/design/site-theme.ts'
import { siteThemes } from '../../../../../schemas/design/site-themes.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { ThemePicture } from './theme-picture.tsx'

/** Ready looks of a site, each drawn small; choosing one is one step, and keeps the other values of the design. */
export function ThemeGallery({ design }: { design: Design }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { store, mayChange } = useBuilder()
  const taken = lookOf(design)
  const take = (look: SiteTheme) => {
    const { template, theme } = look
    const text = t('business:site.design.themes.did', { name: look.label[locale] })
    store.getState().change(valueChanges(design, { ...design, template, theme }, ['design']), text)
    announce(text)
  }
  return (
    <div className="-me-9">
      <p className="mb-3 text-sm text-ink-soft">{t('business:site.design.themes.text')}</p>
      <ul className="grid grid-cols-2 gap-2">
        {[...siteThemes].map(([name, look]) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              aria-pressed={name === taken}
              disabled={!mayChange}
              onClick={() => take(look)}
              className="flex h-full w-full flex-col rounded-card border border-line-strong bg-paper p-2 text-start hover:bg-surface aria-pressed:border-accent aria-pressed:outline-1 aria-pressed:outline-accent"
            >
              <ThemePicture look={look} words={look.label[locale]} />
              <span className="mt-2 block text-sm text-ink-soft">{look.sentence[locale]}</span>
              {name === taken && (
                <span className="mt-1 block text-sm font-medium text-accent-ink">
                  {t('business:site.design.themes.now')}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
