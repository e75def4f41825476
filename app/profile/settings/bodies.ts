/** The bodies that the forms send. The schemas are loaded with the first typed letter, not with the form. */
export const bodies = () => import('../../../schemas/api/account.ts')
