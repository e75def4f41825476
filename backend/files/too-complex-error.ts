/** A file has more of something than may be read, or takes too long to be read. */
export class TooComplexError extends Error {}
