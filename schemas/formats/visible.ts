const invisible = '\\s\\p{Cc}\\p{Default_Ignorable_Code_Point}\\u2800'

/** Characters that reverse the letters after them, so that a text reads differently from the stored one. */
const reversing = '\\u202d\\u202e'

/** The pattern (with the flag `u`) of a text with something to see in it and without characters that reverse it. */
export const visiblePattern = `^(?=[^${reversing}]*$)[${invisible}]*[^${invisible}]`

const visible = new RegExp(`[^${invisible}]`, 'u')

/** True if there is something to see in a text: not only spaces, fillers and characters of no width. */
export const isVisible = (text: string): boolean => visible.test(text)
