import { getDocumentProxy } from 'unpdf'

/** The number of pages of a PDF; undefined for one that cannot be read or asks for a password. */
export const countPages = (bytes: Uint8Array): Promise<number | undefined> =>
  getDocumentProxy(new Uint8Array(bytes)).then(
    ({ numPages }) => numPages,
    () => undefined,
  )
