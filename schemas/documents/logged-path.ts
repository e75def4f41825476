/** The path of a page or an answer about a document, however its slashes and letters are written. */
const ofDocument = /^(.*?\/(?:d|%64)(?:v|%76)\/+[^/]+\/+)[^/]+/i

/** A path for logs: their readers must not be able to open documents of patients, so the codes (D-DV) are left out. */
export const loggedPath = (path: string): string => path.replace(ofDocument, '$1*')
