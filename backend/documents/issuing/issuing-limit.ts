/** How often one member of the staff issues or previews documents. */
export const issuingLimit = { per: 'person', times: 300, seconds: 3600 } as const
