import type { OpenChosen } from '../chosen-sources.ts'

/** Sites of clinics, and their facts where a dataset has them, from Sanity. */
export const open: OpenChosen = () => ({})
