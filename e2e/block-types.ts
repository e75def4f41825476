import { existsSync, readdirSync } from 'node:fs'

/** The type of each block; other folders beside theirs have what blocks share. */
export const blockTypes = readdirSync('blocks').filter((name) => existsSync(`schemas/blocks/${name}.ts`))
