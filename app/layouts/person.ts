/**
 * The signed-in user as the header shows them: `avatar` is the URL of their picture. Who works for a company (B-34) is led
 * to its section, a moderator or administrator of the product to theirs.
 */
export type Person = { name: string; avatar?: string; worksForCompany?: boolean; worksForProduct?: boolean }
