/** How a request to take a company over stands. */
export const claimStatuses = ['waiting', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

/** What shows that a company is somebody's: a code sent to a contact that the source names, or documents. */
export const claimProofs = ['email', 'phone', 'papers'] as const
export type ClaimProof = (typeof claimProofs)[number]
