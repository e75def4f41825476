/** A document of a dataset, as `sanity dataset export` writes it. */
export type StandInDocument = { _id: string; _type: string; [field: string]: unknown }

/** The documents of a dataset that is NDJSON, one in each line; drafts and versions are told by their ids. */
export function readNdjson(ndjson: string): StandInDocument[] {
  return ndjson.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index + 1)]))
}

function readLine(line: string, number: number): StandInDocument {
  const document = parse(line, number)
  if (typeof document._id !== 'string' || typeof document._type !== 'string') {
    throw new TypeError(`Line ${number} of the dataset is no document: it has no _id or no _type`)
  }
  return document as StandInDocument
}

function parse(line: string, number: number): Partial<StandInDocument> {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new TypeError(`Line ${number} of the dataset is no JSON`, { cause: error })
  }
}
