/** Why a backup cannot be written or used, as one sentence for the operator that says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A backup that is not as it was written. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError'
}

/** A backup without its end. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError'
}
