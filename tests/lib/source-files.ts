import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** TypeScript files below a folder, with tests. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** True for tests and for files that only they use. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/test\/|\/testing\//.test(file)
