import { measuredBy } from '../lib/measured-by.ts'

export const measure = measuredBy('bench/links/redirect.mjs')
