/** The right to read the draft of a site (D-SITE, D-PERM). */
export const readAccess = { section: 'clinic-website', action: 'read' } as const

/** The right to change the draft: it belongs to the whole company, whatever cabinet is in the path. */
export const writeAccess = { section: 'clinic-website', action: 'write', inWholeCompany: true } as const

/** The right to publish the draft. */
export const publishAccess = { section: 'clinic-website', action: 'publish', inWholeCompany: true } as const
