'use client'

import { loadedPart } from '../../../ui/loaded/loaded-part.tsx'

/** A rich text of a row, as visitors read it. Its code is loaded with the first one: few screens show any, and all would wait for it. */
export const RichValue = loadedPart(async () => (await import('./shown-rich-value.tsx')).ShownRichValue)
