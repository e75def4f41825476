/** Thrown where a tree contains something that only React can render; the whole block is then rendered by React. */
export class Unsupported extends Error {}
