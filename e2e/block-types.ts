import { readdirSync } from 'node:fs'

/** The type of each block. */
export const blockTypes = readdirSync('blocks', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'test')
  .map(({ name }) => name)
