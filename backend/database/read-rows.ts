/** One message of Postgres's protocol is its kind, its length with these four bytes, and its content. */
const headerSize = 5
const kinds = { dataRow: 0x44, error: 0x45 }

/** Reads a value of a row from its text. */
export type ReadValue = (text: string) => unknown

/** Where the messages of a kind begin in what Postgres answers. */
function* messages(bytes: Buffer, kind: number) {
  for (let at = 0; at + headerSize <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] === kind) yield at
  }
}

/** True where Postgres answers that it could not. */
export const isRefusal = (bytes: Buffer): boolean => !messages(bytes, kinds.error).next().done

/** The rows in what Postgres answers to `Bind` and `Execute`, each a list of values in text form read by `columns`. */
export const readRows = (bytes: Buffer, columns: readonly ReadValue[]): unknown[][] =>
  [...messages(bytes, kinds.dataRow)].map((at) => readRow(bytes, at + headerSize, columns))

/** A row is the number of its values, and each value its length (-1 is null) and its bytes. */
function readRow(bytes: Buffer, start: number, columns: readonly ReadValue[]): unknown[] {
  let at = start + 2
  return columns.map((read) => {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) return null
    at += length
    return read(bytes.toString('utf8', at - length, at))
  })
}
