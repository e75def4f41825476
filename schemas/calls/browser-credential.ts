/** Names a browser as the calling application (A-0a). It is public, so it gives no rights: who calls is said by the session. */
export const browserCredential = { id: 'browser', secret: 'public' } as const
