import type { ImportFaultCode } from '../schemas/site-import.ts'

/** A file that cannot be read, and why: `business:site.import.fault.{code}` says it to a person. */
export class ImportFault extends Error {
  override name = 'ImportFault'
  readonly code: ImportFaultCode
  constructor(code: ImportFaultCode) {
    super(`A site cannot be imported: ${code}`)
    this.code = code
  }
}
