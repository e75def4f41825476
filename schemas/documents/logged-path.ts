/** The path of a page or an answer about a document, however its slashes and letters are written. */
const ofDocument = /^(.*?\/(?:d|%64)(?:v|%76)\/+[^/]+\/+)[^/]+/i

/** A path as logs have it: who reads them must not be able to open the documents of patients, so their codes (D-DV) are left out. */
export const loggedPath = (path: string): string => path.replace(ofDocument, '$1*')
