import { loadedPart } from '../../../ui/loaded-part.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'

/*
 * The parts of the builder that its first view does without: they are loaded when they are opened, or before that by
 * `prepareParts`, at the first sign of somebody who is about to.
 */

const Pending = () => <SkeletonText lines={6} />

export const BlockEditor = loadedPart(async () => (await import('./block-editor.tsx')).BlockEditor, {
  Pending,
})
export const AreaFacts = loadedPart(async () => (await import('./facts/block-facts.tsx')).AreaFacts)
export const PhoneSheet = loadedPart(async () => (await import('./phone-sheet.tsx')).PhoneSheet)
export const PagesPanel = loadedPart(async () => (await import('./pages/pages-panel.tsx')).PagesPanel, {
  Pending,
})
export const DesignForm = loadedPart(async () => (await import('./design/design-form.tsx')).DesignForm, {
  Pending,
})
export const LanguagesTab = loadedPart(
  async () => (await import('./languages/languages-tab.tsx')).LanguagesTab,
  {
    Pending,
  },
)
export const Palette = loadedPart(async () => (await import('./palette.tsx')).Palette, {
  isNeeded: ({ adding }) => adding !== undefined,
  giveUp: ({ onClose }) => onClose(),
})

export const HelpHint = loadedPart(async () => (await import('./help/help-hint.tsx')).HelpHint, { Pending })

export const Start = loadedPart(async () => (await import('./start/start.tsx')).Start, { Pending })

export const ViewOptions = loadedPart(async () => (await import('./view/view-options.tsx')).ViewOptions, {
  Pending,
})

/** Loads what is opened soon after the first press: the form of a block, what can be added, the ways to look. */
export function prepareParts(): void {
  BlockEditor.prepare()
  Palette.prepare()
  ViewOptions.prepare()
}
