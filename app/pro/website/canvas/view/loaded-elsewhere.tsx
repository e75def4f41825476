import { loadedDialog } from '../../../../../ui/loaded/loaded-part.tsx'

/** The page as search engines and messengers show it, loaded when it is opened. */
export const ShownElsewhere = loadedDialog(async () => (await import('./shown-elsewhere.tsx')).ShownElsewhere)
