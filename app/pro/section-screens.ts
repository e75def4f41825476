import type { ReactNode } from 'react'
import type { MenuSection } from '../../schemas/access/sections.ts'
import type { ProState } from './load-pro.ts'
import { ownSections } from './own-sections.ts'

/** What an address asks of a section: one of its further screens, and the query. */
export type Asked = { screen: string | undefined; query: URLSearchParams }

/** Renders the screens of a section on the server. Its file is `app/pro/<folder>/<section>.screen.tsx`. */
export type SectionScreen = (state: ProState, asked: Asked) => Promise<ReactNode>

/*
 * All of them are loaded by the server. A browser loads the code of the shown one, because each takes its client components from its own
 * `loaded-screen.tsx`, which imports them dynamically: Next loads all client code that a page of the server imports statically.
 */
const modules = import.meta.glob<{ default: SectionScreen }>('./*/*.screen.tsx', { eager: true })

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.screen.tsx'.length)
const screens = new Map(Object.entries(modules).map(([path, { default: screen }]) => [nameOf(path), screen]))

const sections: readonly string[] = [...ownSections.keys()]
for (const name of [...screens.keys(), ...sections])
  if (!screens.has(name) || !sections.includes(name))
    throw new Error(
      `The section "${name}" has one of ${name}.section.ts and ${name}.screen.tsx: write the other beside it`,
    )

/** The screen of a section that has its own. */
export function screenOf(section: MenuSection): SectionScreen {
  const screen = screens.get(section)
  if (!screen) throw new Error(`No screen of the section "${section}"`)
  return screen
}
