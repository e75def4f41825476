import { documentFile, type FileName, isFileName, pictureFile } from '../../kit/files/store.ts'
import type { FileRow } from '../../kit/outgoing/define-outgoing.ts'
import type { CompanyTable } from './company-tables.ts'

const address = /\/(?:images|files)\/[a-z0-9_/.-]{1,250}/g

/** The file of an address that anybody may read; undefined for any other address. */
export const publicFile = (one: string): FileName | undefined => pictureFile(one) ?? documentFile(one)

/** Replaces the addresses of public files in a JSON text. */
export const replaceAddresses = (
  json: string,
  replace: (address: string, file: FileName) => string,
): string =>
  json.replaceAll(address, (one) => {
    const file = publicFile(one)
    return file === undefined ? one : replace(one, file)
  })

/**
 * The files of the store that a row names: private ones only in the columns that are declared, because anybody can write a name into a text;
 * public ones anywhere, by their addresses.
 */
export function filesOf({ rules: { files = [] } }: CompanyTable, json: string): FileName[] {
  const row: FileRow = files.length > 0 ? JSON.parse(json) : {}
  const named = files.flatMap((key) =>
    typeof row[key] === 'string' && isFileName(row[key]) ? [row[key]] : [],
  )
  return [...named, ...[...json.matchAll(address)].flatMap(([one]) => publicFile(one) ?? [])]
}
