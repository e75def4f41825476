import type { User } from '../../schemas/api/user.ts'

/** The roles of a person in the product (D-PERM); the server has checked them. */
export type ProductRoles = { isModerator: boolean; isAdministrator: boolean }

export const productRoles = ({ IS_MODERATOR, IS_ADMINISTRATOR }: User): ProductRoles => ({
  isModerator: IS_MODERATOR,
  isAdministrator: IS_ADMINISTRATOR,
})
