/**
 * A price of a promotion in one branch, and from when until when it holds there. `cabinet` is null for a company without branches. `doctors`
 * are those whom it is for, null for all of them but `except`.
 */
export type PromotedPrice = {
  promotion: string
  service: string
  cabinet: string | null
  doctors: string[] | null
  except: string[]
  before: number
  now: number
  currency: string
  startsAt: Date
  /** The first instant at which it holds no more. */
  endsAt: Date
}

/** Whether a promoted price is for a doctor; null is any doctor without a price of their own. */
export const isForDoctor = ({ doctors, except }: PromotedPrice, doctor: string | null): boolean =>
  doctors === null ? doctor === null || !except.includes(doctor) : doctor !== null && doctors.includes(doctor)

export const holdsAt = (
  { startsAt, endsAt }: Pick<PromotedPrice, 'startsAt' | 'endsAt'>,
  at: number,
): boolean => startsAt.getTime() <= at && at < endsAt.getTime()
