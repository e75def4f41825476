import type { SiteTheme } from './site-theme.ts'

// Without `import: 'default'`, as in `schemas/areas/registry.ts`.
const modules = import.meta.glob<{ default: SiteTheme }>('./themes/*.ts', { eager: true })

/** The ready looks by their names. Files of `schemas/design/themes/` are found by name. */
export const siteThemes: ReadonlyMap<string, SiteTheme> = new Map(
  Object.entries(modules).map(([path, { default: theme }]) => [
    path.slice('./themes/'.length, -'.ts'.length),
    theme,
  ]),
)
