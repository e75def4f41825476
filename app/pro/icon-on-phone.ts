/** For a button with an icon and a word: on a phone the word is read out only. */
export const iconOnPhone = {
  button: 'max-lg:min-w-11 max-lg:px-0 max-lg:[--btn:transparent]',
  word: 'max-lg:sr-only',
}
