import type sharedSection from '../../schemas/blocks/shared-section.ts'
import { defineLoader } from '../loader.ts'

/** Reached where there is no such section, and only for an editor: `place-sections.ts` has put in any other. */
export default defineLoader<typeof sharedSection>(async () => ({}))
