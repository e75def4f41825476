import type documentCheck from '../../schemas/blocks/document-check.ts'
import { defineLoader } from '../loader.ts'
import { paths, toPage } from '../parts/paths.ts'

/** The address to which the form of the code is sent. */
export default defineLoader<typeof documentCheck>(async () => ({ action: toPage(paths.documentCheck) }))
