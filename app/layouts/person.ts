/** The signed-in user as the header shows them. `avatar` is the URL of their picture. */
export type Person = { name: string; avatar?: string }
