import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '../../locales/locale.ts'

const root = join(import.meta.dirname, '../../app')

const isThere = (folder: string, [name, ...rest]: readonly string[]): boolean => {
  if (name === undefined) return existsSync(join(folder, 'page.tsx')) || existsSync(join(folder, 'route.ts'))
  const exact = join(folder, name)
  if (existsSync(exact)) return isThere(exact, rest)
  return readdirSync(folder, { withFileTypes: true }).some(
    (one) => one.isDirectory() && one.name.startsWith('[') && isThere(join(folder, one.name), rest),
  )
}

/** Whether a path, with or without a language, is that of a page of the application behind sign-in. */
export function isAppPath(path: string): boolean {
  const [, ...names] = path.split('/')
  const own = locales.some((locale) => locale === names[0]) ? names.slice(1) : names
  return own.length > 0 && isThere(root, own)
}
