/** Who may read the draft of a site (D-SITE, D-PERM). */
export const readAccess = { section: 'clinic-website', action: 'read' } as const

/** Who may change it: it belongs to the whole company, whatever cabinet is in the path. */
export const writeAccess = { section: 'clinic-website', action: 'write', inWholeCompany: true } as const

/** Who may make it what visitors see. */
export const publishAccess = { section: 'clinic-website', action: 'publish', inWholeCompany: true } as const
