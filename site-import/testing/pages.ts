import { readdirSync, readFileSync } from 'node:fs'
import { encode } from './encode.ts'

/** A page of an old site, and the facts that a person finds when reading it. */
export type TestPage = { name: string; bytes: Uint8Array; facts: string[] }

const folder = new URL('./pages/', import.meta.url)
const encodings = ['windows-1251', 'koi8-r', 'kz-1048', 'utf-16le']

/**
 * The pages of `pages/`: above the line `---` the facts of a page, one a line, below it the page. The end of a file's name is
 * its encoding, if that is not UTF-8.
 */
export const testPages: readonly TestPage[] = readdirSync(folder).map((file) => {
  const [facts = '', page = ''] = readFileSync(new URL(file, folder), 'utf8').split('\n---\n')
  const name = file.replace(/\.txt$/, '')
  const encoding = encodings.find((one) => name.endsWith(`.${one}`))
  const bytes = encoding ? encode(page, encoding) : new TextEncoder().encode(page)
  return { name, bytes, facts: facts.split('\n').filter(Boolean) }
})
