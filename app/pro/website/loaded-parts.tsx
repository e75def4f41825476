import { loadedPart } from '../../../ui/loaded/loaded-part.tsx'
import { SkeletonText } from '../../../ui/shown/skeleton.tsx'
import { ViewOptions } from './canvas/view/loaded-view.tsx'
import { BlockEditor } from './panel/loaded-panel.tsx'

/*
 * The parts of the builder that its first view does without: they are loaded when they are opened, or earlier by `prepareParts`, at the
 * first movement of the editor.
 */

const Pending = () => <SkeletonText lines={6} />

export const PagesTab = loadedPart(async () => (await import('./pages-tab.tsx')).PagesTab, { Pending })

export const DesignTab = loadedPart(async () => (await import('./design-tab.tsx')).DesignTab, { Pending })

export const LanguagesTab = loadedPart(
  async () => (await import('./features/languages/languages-tab.tsx')).LanguagesTab,
  { Pending },
)

export const Palette = loadedPart(async () => (await import('./features/palette/palette.tsx')).Palette, {
  isNeeded: ({ adding }) => adding !== undefined,
  giveUp: ({ onClose }) => onClose(),
})

export const Beginning = loadedPart(async () => (await import('./beginning.tsx')).Beginning, { Pending })

/** Loads the parts that are opened soon after the first press: the form of a block, the palette, the ways to look. */
export function prepareParts(): void {
  BlockEditor.prepare()
  Palette.prepare()
  ViewOptions.prepare()
}
