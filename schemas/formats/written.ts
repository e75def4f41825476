/** Signs that join others, or choose how one looks: parts of some scripts and of pictures, nothing by themselves. */
const joiners = '\\u200c\\u200d\\ufe0e\\ufe0f'

/**
 * Invisible characters: they reverse the text beside them, fill space, or have no width. Without the flag `v`, which some browsers in use
 * do not know: this is loaded there too.
 */
const unseen = new RegExp(`(?![${joiners}])\\p{Default_Ignorable_Code_Point}`, 'gu')
const loose = new RegExp(`(^|\\s)[${joiners}]+`, 'gu')
const piled = new RegExp(`([${joiners}]{2})[${joiners}]+`, 'gu')

/** A text that a person typed or pasted, without its invisible characters (V-19). */
export const withoutUnseen = (text: string): string =>
  text.toWellFormed().replace(unseen, '').replace(loose, '$1').replace(piled, '$1')
