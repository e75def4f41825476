/** True for a text with control characters other than line feeds and tabs. */
export const hasControls = (text: string): boolean => /(?![\n\t])\p{Cc}/u.test(text)
