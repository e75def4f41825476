'use client'
import { useEffect } from 'react'
import { localeNames } from '../../../locales/languages.ts'
import { locales, localizePath } from '../../../locales/locale.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { examples } from '../../../ui/examples/registry.ts'
import { TabLinks } from '../../../ui/page/tab-links.tsx'

type Theme = 'light' | 'dark' | undefined

const address = (path: string, theme: Theme) => path + (theme ? `?theme=${theme}` : '')

/**
 * All parts below each other, or only those named in `only`. The language comes from the address; the theme is the
 * system's unless one is given. Toasts and the loading indicator are rendered by the application's layout.
 */
export function PartsCatalogue({ theme, only }: { theme: Theme; only?: readonly string[] }) {
  const shown = examples.filter(({ name }) => !only || only.includes(name))
  const { locale } = usePage()
  const path = localizePath('/blocks/ui', locale)
  useEffect(() => {
    if (theme) document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <main className="mx-auto max-w-5xl px-4 py-10 sm:px-6">
      <h1 className="text-4xl">Parts</h1>
      <p className="mt-3 max-w-text text-ink-soft">
        The design system in all its states. A file in <code>ui/examples/</code> is all that a part needs to
        be here.
      </p>
      <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        <TabLinks
          label="Language"
          items={locales.map((other) => ({
            href: address(localizePath('/blocks/ui', other), theme),
            label: localeNames[other],
            current: other === locale,
          }))}
        />
        <TabLinks
          label="Theme"
          items={([undefined, 'light', 'dark'] as const).map((other) => ({
            href: address(path, other),
            label: other ?? 'system',
            current: other === theme,
          }))}
        />
      </div>
      <nav aria-label="Parts" className="mt-6">
        <ul className="flex flex-wrap gap-x-4">
          {examples.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`} className="link inline-block py-1.5">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.map(({ name, Example }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`} className="mt-12 scroll-mt-4">
          <h2 id={`${name}-title`} className="mb-5 border-t border-line pt-5 text-2xl">
            {name}
          </h2>
          <Example />
        </section>
      ))}
    </main>
  )
}
