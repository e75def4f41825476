import type { ClinicMoment } from '../../clinic-moment.ts'

/** The doctor and the time of a visit, by the clocks of the branch. */
export type Where = ClinicMoment & { doctor: string }
