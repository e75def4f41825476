/** Credential of browsers as the calling application (A-0a). It is public and gives no rights; the session identifies the person. */
export const browserCredential = { id: 'browser', secret: 'public' } as const
