import type { TextKey } from '../../locales/text-key.ts'
import { type MenuSection, menuSections } from '../../schemas/access/sections.ts'

/**
 * The screens of a section that has its own instead of areas. The file is `app/pro/<folder>/<section>.section.ts`; the browser loads it with the
 * menu, so it has no code. Beside it, `<section>.screen.tsx` renders them.
 */
export type SectionScreens = {
  /** Further screens, by the rest of their path, and what the title of the tab calls them. */
  screens?: Readonly<Record<string, TextKey>>
  /**
   * The rest of the path can also be the code of one thing that the section has, as a patient: the screen is asked for it. The title of the tab says so, without
   * a name: a browser keeps titles when the person has signed out.
   */
  one?: TextKey
  /** The areas of the section stand beside its first screen as tabs. */
  hasTabs?: true
  /** What a person lacks whose role has the section, and who is refused all the same; `section` is where it is given. */
  needs?: { text: TextKey; section: MenuSection }
  /** The screens show the notices of the company themselves, so that the shell omits them. */
  hasOwnNotices?: true
}

const modules = import.meta.glob<{ default: SectionScreens }>('./*/*.section.ts', { eager: true })

/** Sections that have screens of their own instead of areas. Their files are found by name. */
export const ownSections: ReadonlyMap<MenuSection, SectionScreens> = new Map(
  Object.entries(modules).map(([path, { default: screens }]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.section.ts'.length)
    const section = menuSections.find((one) => one === name)
    if (!section)
      throw new Error(
        `app/pro/${path.slice('./'.length)} is of no section: add "${name}" to schemas/access/sections.ts`,
      )
    return [section, screens]
  }),
)
