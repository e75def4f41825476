import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'

/** Facts of some areas, loaded when they are shown. */
export const AreaFacts = loadedPart(async () => (await import('./block-facts.tsx')).AreaFacts)
