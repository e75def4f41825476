import type { ErrorKind } from '../../ui/error-page/error-picture.tsx'

/** Only 404 and 500 have words and a picture of their own (E10). */
export const errorKind = (status: number): ErrorKind =>
  status === 404 ? 'notFound' : status === 500 ? 'network' : 'other'
