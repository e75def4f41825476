/** How many rows of a table a file has, and what has become of them. */
export type TableReport = {
  table: string
  /** How many the file has. */
  rows: number
  /** How many were written, and how many were left out because they name something that is not there. */
  written?: number
  left?: number
  /** How many were found here at the end. */
  found?: number
  /** Nothing of it is brought in. */
  stays?: string
}

/** Somebody who worked in the company of a file. */
export type StaffOfFile = { name: string; role: string }

/** What a file has, and what has become of it. */
export type FileReport = {
  tables: TableReport[]
  /** Files of the store: pictures, documents. */
  files: number
  filesWritten?: number
  /** Names of files that are not what they say. */
  refused?: string[]
  /** The company of the file, when and at which address it was made. */
  company?: { code: string; name: string }
  at?: string
  origin?: string
  hasSite?: boolean
  /** What has become of the site: it is the draft here, or it could not be read. */
  site?: 'brought' | 'unreadable'
  staff?: StaffOfFile[]
  /** Keys that others have here already: how many, and some of them, by table. */
  taken?: Record<string, { count: number; some: string[] }>
  /** What the receiving company has already, by table. */
  present?: Record<string, number>
}
