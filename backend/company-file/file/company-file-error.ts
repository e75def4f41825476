import type { FileFault } from '../../../schemas/company-file/company-file-states.ts'

/** Why a file cannot be made or brought, as a reason that people read a sentence of. */
export class CompanyFileError extends Error {
  override readonly name = 'CompanyFileError'
  readonly fault: FileFault
  constructor(fault: FileFault) {
    super(`the company file: ${fault}`)
    this.fault = fault
  }
}
