/** What the forms send. The schemas come with the first letter that a person types, not with the form. */
export const bodies = () => import('../../../schemas/api/account.ts')
