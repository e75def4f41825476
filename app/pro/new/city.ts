/** A city to choose from, in the language of the screen. */
export type City = { code: string; name: string; country: string }
