/** How long a page holds, as told by everything that was read for it. */
export class Freshness {
  /** The first instant at which the page would differ. */
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
