const russian = new Intl.NumberFormat('ru', { maximumFractionDigits: 2, signDisplay: 'negative' })

/**
 * Formats a number as in Russian, in all languages (C-4): `1 234 567,5` with U+00A0 between thousands, at most two
 * decimals, and a minus U+2212 in place of a hyphen.
 */
export const formatNumber = (value: number): string => russian.format(value).replace('-', '\u2212')
