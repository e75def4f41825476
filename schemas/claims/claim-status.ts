/** How a request to take a company over stands. */
export const claimStatuses = ['waiting', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** The proof that a person represents a company: a code sent to a contact that the source names, or documents. */
export const claimProofs = ['email', 'phone', 'papers'] as const
export type ClaimProof = (typeof claimProofs)[number]
