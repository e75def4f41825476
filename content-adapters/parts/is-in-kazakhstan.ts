import type { Company } from '../entities.ts'

/** True where the insurance and the guaranteed care of Kazakhstan apply. */
export const isInKazakhstan = ({ country }: Pick<Company, 'country'>): boolean => country === 'KZ'
