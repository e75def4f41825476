import type documentCheck from '../../schemas/blocks/document-check.ts'
import { defineLoader } from '../loader.ts'
import { paths, toPage } from '../parts/paths.ts'

/** Where the form of the code leads. */
export default defineLoader<typeof documentCheck>(async () => ({ action: toPage(paths.documentCheck) }))
