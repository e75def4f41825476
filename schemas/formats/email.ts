const pattern = /^[\w.-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}(?:\.[a-z]{2})?$/i

/** True for an e-mail address that V-1 accepts: no plus sign, a top-level domain of at most six Latin letters. */
export const isEmail = (value: string): boolean => value.length <= 254 && pattern.test(value)
