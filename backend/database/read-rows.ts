/** A message of the Postgres protocol is its type, its length (these four bytes included) and its content. */
const headerSize = 5
const kinds = { dataRow: 0x44, error: 0x45 }

/** Reads a value of a row from its text. */
export type ParseValue = (text: string) => unknown

/** Offsets of the messages of a type in a response. */
function* messages(bytes: Buffer, kind: number) {
  for (let at = 0; at + headerSize <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
    if (bytes[at] === kind) yield at
  }
}

/** Whether the response is an error. */
export const isErrorResponse = (bytes: Buffer): boolean => !messages(bytes, kinds.error).next().done

/** The rows of a response to `Bind` and `Execute`: values in text format, parsed by `columns`. */
export const readRows = (bytes: Buffer, columns: readonly ParseValue[]): unknown[][] =>
  [...messages(bytes, kinds.dataRow)].map((at) => readRow(bytes, at + headerSize, columns))

/** A row is the number of its values, then each value's length (-1 is null) and bytes. */
function readRow(bytes: Buffer, start: number, columns: readonly ParseValue[]): unknown[] {
  let at = start + 2
  return columns.map((read) => {
    const length = bytes.readInt32BE(at)
    at += 4
    if (length < 0) return null
    at += length
    return read(bytes.toString('utf8', at - length, at))
  })
}
