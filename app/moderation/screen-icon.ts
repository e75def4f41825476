import Table from 'lucide-react/icons/table'
import type { IconGlyph } from '../../ui/icon/icon.tsx'

const modules = import.meta.glob<{ default: IconGlyph }>('./*/*.icon.ts', { eager: true })

const icons = new Map(
  Object.entries(modules).map(([path, { default: icon }]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.icon.ts'.length),
    icon,
  ]),
)

/**
 * The icon of a queue (`app/moderation/<queue>/<queue>.icon.ts`) or of an area of the product (`app/moderation/editors/<area>.icon.ts`), found
 * by the name of its file; others have that of a table.
 */
export const screenIcon = (name: string): IconGlyph => icons.get(name) ?? Table
