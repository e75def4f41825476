import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of SQL migrations, searched upwards from here, because the bundle in `dist` uses the same one.
 */
export function migrationsFolder(from: string = import.meta.dirname): string {
  const folder = join(from, 'backend/database/migrations')
  if (existsSync(folder)) return folder
  const parent = dirname(from)
  if (parent === from) throw new Error('backend/database/migrations is missing beside the program')
  return migrationsFolder(parent)
}
