/** What of a patient's card staff can open. */
export const openedParts = ['card', 'notes', 'document', 'export'] as const
export type OpenedPart = (typeof openedParts)[number]
