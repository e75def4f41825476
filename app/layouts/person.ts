/**
 * The signed-in user in the header: `avatar` is the URL of their picture. Staff of a company (B-34) get a link to its section, a moderator
 * or administrator of the product to theirs.
 */
export type Person = { name: string; avatar?: string; worksForCompany?: boolean; worksForProduct?: boolean }
