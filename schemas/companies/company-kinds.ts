/** Kinds of companies; an organisation is a network of clinics. */
export const companyKinds = ['clinic', 'doctor', 'other', 'organization'] as const
export type CompanyKind = (typeof companyKinds)[number]
