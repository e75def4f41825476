/** D-DV: how often documents are checked from one address. */
export const checkLimit = { per: 'address', times: 30, seconds: 60 } as const
