/** How often one member of the staff issues or previews documents. */
export const issuingLimit = { per: 'person', times: 300, seconds: 3600 } as const

/** How often the text of a document is read while its form is filled in. */
export const draftLimit = { per: 'person', times: 3000, seconds: 3600 } as const

/** How often one member sends links of documents to patients. */
export const sendingLimit = { per: 'person', times: 100, seconds: 3600 } as const
