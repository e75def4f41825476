/** Thrown where a tree holds something that only React itself can draw; the block is then React's. */
export class Unknown extends Error {}
