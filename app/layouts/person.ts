/** Who is signed in, as the header shows them. `avatar` is the address of their picture. */
export type Person = { name: string; avatar?: string }
