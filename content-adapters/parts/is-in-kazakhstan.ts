import type { Company } from '../entities/company.ts'

/** True if the health insurance of Kazakhstan applies. */
export const isInKazakhstan = ({ country }: Pick<Company, 'country'>): boolean => country === 'KZ'
