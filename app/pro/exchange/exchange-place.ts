/** Where tables are brought and taken out. */
export type ExchangePlace = {
  /** Company and branch as in a path: `1001/0`. */
  place: string
  /** The path of the company's business section, without the language: `/pro/1001`. */
  base: string
  /** The path of the section, without the language: `/pro/1001/exchange`. */
  path: string
}

/** The path of the screen on which a table of a subject is brought, without the language. */
export const bringPath = ({ path }: Pick<ExchangePlace, 'path'>, subject: string): string =>
  `${path}/new?subject=${encodeURIComponent(subject)}`
