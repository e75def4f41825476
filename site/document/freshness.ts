/** Expiry of a page, collected from all answers that were read for it. */
export class Freshness {
  /** The earliest instant at which the page changes. */
  validUntil: Date | undefined
  /** True once something failed to load. */
  isDegraded = false

  readonly expires = (at: Date): void => {
    if (!this.validUntil || at < this.validUntil) this.validUntil = at
  }

  readonly degrade = (): void => {
    this.isDegraded = true
  }
}
