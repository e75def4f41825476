/** What an error page is about (E10): what is not there, a fault of ours or of the network, anything else. */
export type ErrorKind = 'notFound' | 'network' | 'other'

/** Only 404 and 500 have words and a picture of their own (E10). */
export const errorKind = (status: number): ErrorKind =>
  status === 404 ? 'notFound' : status === 500 ? 'network' : 'other'
