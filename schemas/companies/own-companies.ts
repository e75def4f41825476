import type { OwnCompany } from '../api/business.ts'

/** Whether a person works for some company (B-34). */
export const hasWorkMis = (companies: readonly Pick<OwnCompany, 'COMPANY_CODE'>[]): boolean =>
  companies.length > 0

/** Whether the selected company takes questions: its entry in the person's list has an e-mail address for them (B-34, V-12). */
export const hasEmailForIssue = (
  companies: readonly Pick<OwnCompany, 'COMPANY_CODE' | 'EMAIL_FOR_ISSUES'>[],
  companyCode: string,
): boolean => Boolean(companies.find((one) => one.COMPANY_CODE === companyCode)?.EMAIL_FOR_ISSUES)
