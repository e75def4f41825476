/** How documents are numbered unless a template says otherwise: 2026-17. */
export const usualNumber = '{year}-{n}'

/** Whether a rule gives each document a number of its own. */
export const isNumberRule = (rule: string): boolean =>
  rule.split('{n}').length === 2 && !/[{}]/.test(rule.replace(/\{(?:n|year)\}/g, ''))

/** The year of a rule's counter: the count begins anew each year if the number names it, and never otherwise (0). */
export const counterYear = (rule: string, issued: string): number =>
  rule.includes('{year}') ? Number(issued.slice(0, 4)) : 0

/** The number of a document by a rule. */
export const documentNumberOf = (rule: string, issued: string, n: number): string =>
  rule.replaceAll('{year}', issued.slice(0, 4)).replace('{n}', String(n))
