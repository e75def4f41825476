/** What spreadsheets overlook before a formula; quotes and apostrophes too, as a file has more of them than its text. */
const hidden = String.raw`[\s\p{Cc}\p{Default_Ignorable_Code_Point}'"]`
const sign = '[=+\\-@＝＋－＠]'

/**
 * Where a spreadsheet would begin a cell that it executes: at the beginning of a text, and after each separator or line break in it, as a file with
 * other separators than the spreadsheet expects is split there. An apostrophe neither makes nor ends such a place, so that it can be taken away again.
 */
const atCell = String.raw`^(?='*[\t\r\n]|${hidden}*${sign})`
const withinCell = String.raw`(?<=[,;\t\n]|\r(?!\n))(?=(?:(?![\t\r\n])${hidden})*${sign})`
const place = `(?:${atCell}|${withinCell})`
const places = new RegExp(place, 'gu')
const markedPlaces = new RegExp(`${place}'`, 'gu')

/** A text that no spreadsheet executes, however it splits it: with an apostrophe before each formula. */
export const neutralText = (text: string): string => text.replace(places, "'")

/** The text that `neutralText` was given. */
export const meantText = (text: string): string => text.replace(markedPlaces, '')
